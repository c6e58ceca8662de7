import { type ReactNode, useId, useState } from 'react';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { refusalOf } from '#/data/cache/writeFailure.ts';
import { addressFault, type WebhookDraft, type WebhookHeader } from '#/domain/webhooks/webhook.ts';
import { form as words } from '#/features/webhooks/words.ts';
import { TextField } from '#/parts/fields/TextField.tsx';
import { Button } from '#/ui/Button.tsx';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { addressFaults } from '#/wording/webhooks.ts';
import { EventPicker } from './EventPicker.tsx';

const field =
  'num h-8 min-w-0 rounded border border-line-strong bg-surface px-2 text-sm max-md:h-11 aria-invalid:border-problem';

const members = ['url', 'events', 'headers', 'active'];

/** What can be said of a webhook. What is wrong stands beside its field, also where the service found it. */
export function WebhookForm({
  label,
  submit,
  initial,
  hasActive,
  isSaving,
  error,
  api,
  cancel,
  onSubmit,
}: {
  label: string;
  submit: string;
  initial: WebhookDraft;
  /** Whether it asks if deliveries begin at once. */
  hasActive: boolean;
  isSaving: boolean;
  error: unknown;
  api: RouterContext['api'];
  /** Leads away. */
  cancel: ReactNode;
  onSubmit: (draft: WebhookDraft) => void;
}) {
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState(false);
  const activeId = useId();
  const change = (over: Partial<WebhookDraft>) => setDraft({ ...draft, ...over });
  const refusal = refusalOf(error, members);
  const fault = addressFault(draft.url);
  const noEvents = draft.events.length === 0 ? words.noEvents : null;
  return (
    <form
      aria-label={label}
      noValidate
      className="max-w-4xl space-y-5 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isSaving || fault !== null || noEvents !== null) return;
        const headers = draft.headers.filter(({ name, value }) => name.trim() !== '' || value !== '');
        onSubmit({ ...draft, url: draft.url.trim(), headers });
      }}
    >
      <TextField
        label={words.url}
        type="url"
        value={draft.url}
        hint={words.urlHint}
        problem={(tried && fault !== null ? addressFaults[fault] : null) ?? refusal.of('url')}
        autoFocus={initial.url === ''}
        onChange={(url) => change({ url })}
      />
      <EventPicker
        api={api}
        chosen={draft.events}
        problem={(tried ? noEvents : null) ?? refusal.of('events')}
        onChange={(events) => change({ events })}
      />
      <HeaderFields
        headers={draft.headers}
        problem={refusal.of('headers')}
        onChange={(headers) => change({ headers })}
      />
      {hasActive && (
        <div>
          <label className="flex items-center gap-2 font-medium max-md:min-h-11">
            <input
              type="checkbox"
              checked={draft.active}
              aria-describedby={activeId}
              onChange={({ target }) => change({ active: target.checked })}
              className="size-4 accent-(--accent)"
            />
            {words.active}
          </label>
          <p id={activeId} className="pl-6 text-xs text-ink-soft">
            {words.activeHint}
          </p>
        </div>
      )}
      {(refusal.rest ?? refusal.of('active')) !== null && (
        <p role="alert" className="break-words text-problem">
          {refusal.rest ?? refusal.of('active')}
        </p>
      )}
      <div className="bottom-0 flex flex-wrap gap-2 border-t border-line bg-canvas py-3 md:sticky">
        <Button type="submit" look="primary" aria-disabled={isSaving}>
          {isSaving ? words.saving : submit}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

/** Headers that go along with every delivery. */
function HeaderFields({
  headers,
  problem,
  onChange,
}: {
  headers: readonly WebhookHeader[];
  problem: string | null;
  onChange: (headers: readonly WebhookHeader[]) => void;
}) {
  const id = useId();
  const put = (place: number, over: Partial<WebhookHeader>) =>
    onChange(headers.map((header, index) => (index === place ? { ...header, ...over } : header)));
  return (
    <fieldset aria-describedby={`${id}-note`} className="min-w-0 space-y-2">
      <legend className="font-medium">{words.headers}</legend>
      <p className="text-xs text-ink-soft">{words.headersHint}</p>
      {headers.map(({ name, value }, place) => (
        <div key={place} className="flex gap-2">
          <input
            aria-label={words.headerName(place + 1)}
            placeholder={words.name}
            value={name}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== null}
            onChange={({ target }) => put(place, { name: target.value })}
            className={`${field} flex-1`}
          />
          <input
            aria-label={words.headerValue(place + 1)}
            placeholder={words.value}
            value={value}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== null}
            onChange={({ target }) => put(place, { value: target.value })}
            className={`${field} flex-1`}
          />
          <Button
            look="bare"
            aria-label={words.removeHeader(place + 1)}
            onClick={() => onChange(headers.toSpliced(place, 1))}
          >
            <CloseIcon />
          </Button>
        </div>
      ))}
      <p id={`${id}-note`} role="alert" className="text-sm break-words text-problem empty:hidden">
        {problem}
      </p>
      <Button onClick={() => onChange([...headers, { name: '', value: '' }])}>{words.addHeader}</Button>
    </fieldset>
  );
}
