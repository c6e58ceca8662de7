import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { refusalOf } from '#/data/cache/writeFailure.ts';
import { sampleMutation, type SentSample } from '#/data/webhooks/queries.ts';
import { eventGroups } from '#/domain/webhooks/catalogue.ts';
import type { SampleHeader } from '#/domain/webhooks/notification.ts';
import type { Webhook } from '#/domain/webhooks/webhook.ts';
import { sample as words, describeProblem } from '#/features/webhooks/words.ts';
import { colon } from '#/language/punctuation.ts';
import { SelectField } from '#/parts/fields/SelectField.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Badge } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { describeEventGroup, webhookEventLabel } from '#/wording/webhooks.ts';
import { AnswerBody } from './delivery.tsx';
import { PayloadTree } from './PayloadTree.tsx';

const known = eventGroups(null)
  .map(describeEventGroup)
  .flatMap((group) =>
    group.events.map(({ name, label }) => ({ value: name, label: `${group.label}${colon}${label}` })),
  );

/** Sends a sample to a webhook and shows what was sent and what came back. */
export function SampleSender({
  webhook: { url, events },
  secret: given,
  api,
}: {
  webhook: Webhook;
  /** Of a webhook that was just created; null where it is not known any more. */
  secret: string | null;
  api: RouterContext['api'];
}) {
  const others = (events ?? []).filter((name) => !known.some(({ value }) => value === name));
  const options = [...known, ...others.map((value) => ({ value, label: webhookEventLabel(value) }))];
  const [event, setEvent] = useState(events?.[0] ?? 'container.transport.vessel_arrived');
  const [typed, setTyped] = useState('');
  const { mutate, data, isPending, error } = useMutation(sampleMutation(api));
  const refusal = refusalOf(error, ['url', 'event', 'secret']);
  const failure = error && refusal.rest !== null ? describeError(error) : null;
  return (
    <div className="max-w-4xl space-y-4 text-sm">
      <p className="max-w-prose text-ink-soft">{words.text}</p>
      <form
        aria-label={words.send}
        className="max-w-xl space-y-3"
        onSubmit={(submit) => {
          submit.preventDefault();
          if (!isPending) mutate({ url, event, secret: given ?? (typed === '' ? null : typed) });
        }}
      >
        <SelectField
          label={words.event}
          value={event}
          options={options}
          problem={refusal.of('event')}
          onChange={setEvent}
        />
        {given === null ? (
          <TextField
            label={words.secret}
            type="password"
            value={typed}
            hint={words.secretHint}
            problem={refusal.of('secret')}
            onChange={setTyped}
          />
        ) : (
          <p className="text-ink-soft">{words.secretGiven}</p>
        )}
        <p className="text-xs text-ink-soft">{words.headersHint}</p>
        {(failure ?? refusal.of('url')) && (
          <p role="alert" className="break-words text-problem">
            {failure ? words.failed(failure.title, failure.why) : refusal.of('url')}
          </p>
        )}
        <Button type="submit" look="primary" aria-disabled={isPending}>
          {isPending ? words.sending : words.send}
        </Button>
      </form>
      {data && <SampleResult sent={data} />}
    </div>
  );
}

/** What a sample was sent with, what came back, and after how long. */
export function SampleResult({ sent: { request, outcome, at, milliseconds } }: { sent: SentSample }) {
  const { succeeded, status, error } = outcome;
  return (
    <div className="card divide-y divide-line">
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <Badge tone={succeeded ? 'ready' : 'problem'}>{succeeded ? words.good : words.bad}</Badge>
        <span className="font-medium">{webhookEventLabel(request.event)}</span>
        <span className="min-w-0 break-words">
          {succeeded ? `HTTP ${status}` : describeProblem({ status, error })}
        </span>
        <span className="text-ink-soft" title={words.tookTitle}>
          {words.took(milliseconds)}
        </span>
        <span className="text-ink-soft">
          <InstantTime at={at} />
        </span>
      </p>
      <div className="grid min-w-0 lg:grid-cols-2">
        <section aria-label={words.request} className="min-w-0 space-y-2 px-4 py-3">
          <h3 className="eyebrow">{words.request}</h3>
          <p className="num break-all">{`POST ${request.url}`}</p>
          <Headers headers={outcome.sentHeaders} />
          {outcome.sentBody !== null && <SentBody text={outcome.sentBody} />}
        </section>
        <section aria-label={words.answer} className="min-w-0 space-y-2 px-4 py-3">
          <h3 className="eyebrow">{words.answer}</h3>
          <p className="break-words">
            {status === null ? describeProblem({ status, error }) : `HTTP ${status}`}
          </p>
          <Headers headers={outcome.answerHeaders} />
          <AnswerBody text={outcome.answerBody} />
        </section>
      </div>
    </div>
  );
}

function Headers({ headers }: { headers: readonly SampleHeader[] }) {
  if (headers.length === 0) return null;
  return (
    <details>
      <summary className="max-md:py-2">{words.headers(headers.length)}</summary>
      <dl className="mt-1 space-y-1 text-xs">
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt className="num inline text-ink-soft">{name}: </dt>
            <dd className="num inline break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function SentBody({ text }: { text: string }) {
  const document = parsed(text);
  return document === undefined ? <AnswerBody text={text} /> : <PayloadTree document={document} />;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
