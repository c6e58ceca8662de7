import { useId } from 'react';
import type { WebhookHeader } from '#/domain/webhooks/webhook.ts';
import { form as words } from '#/features/webhooks/words.ts';
import { Button } from '#/ui/Button.tsx';
import { CloseIcon } from '#/ui/icons.tsx';

const field =
  'num h-8 min-w-0 rounded-md border border-line-strong bg-surface px-2 text-sm max-md:h-11 aria-invalid:border-problem';

/** Headers that go along with every delivery. */
export function HeaderFields({
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
