import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { refusalOf } from '#/data/cache/writeFailure.ts';
import { sampleMutation } from '#/data/webhooks/queries.ts';
import { eventGroups, eventLabel } from '#/domain/webhooks/catalogue.ts';
import type { Webhook } from '#/domain/webhooks/webhook.ts';
import { sample as words } from '#/features/webhooks/words.ts';
import { SelectField } from '#/parts/fields/SelectField.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { Button } from '#/ui/Button.tsx';
import { SampleResult } from './SampleResult.tsx';

const known = eventGroups(null).flatMap((group) =>
  group.events.map(({ name, label }) => ({ value: name, label: `${group.label}: ${label}` })),
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
  const options = [...known, ...others.map((value) => ({ value, label: eventLabel(value) }))];
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
