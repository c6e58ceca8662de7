import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound } from '#/data/cache/absence.ts';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { notificationQuery } from '#/data/webhooks/queries.ts';
import { lookup } from '#/domain/records/lookup.ts';
import {
  type DeliveryAttempt,
  isDelivered,
  type WebhookNotification,
} from '#/domain/webhooks/notification.ts';
import { notifications as words, problemNote, sample, statusNames } from '#/features/webhooks/words.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { formatDuration } from '#/time/format.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { Loading } from '#/ui/states/Loading.tsx';
import { webhookEventLabel } from '#/wording/webhooks.ts';
import { PayloadTree } from './PayloadTree.tsx';

/** A notification: how its delivery goes, each attempt, and what the receiver reads. */
export function NotificationDetail({
  id,
  isActive,
  api,
  back,
}: {
  id: string;
  /** Whether its webhook is. */
  isActive: boolean;
  api: RouterContext['api'];
  back: ReactNode;
}) {
  const { data, error, isPending, refetch } = useQuery(notificationQuery(api, id));
  return (
    <div className="min-w-0 space-y-4">
      {back}
      {isPending && <Loading label={words.loadingOne} className="h-24 w-full" />}
      {!data && isNotFound(error) && <EmptyState title={words.notFound} />}
      {!data && error && !isNotFound(error) && (
        <ErrorPanel words={describeError(error)} onRetry={() => void refetch()} />
      )}
      {data && (
        <article aria-label={titleOf(data.notification)} className="card space-y-5 p-4">
          <Head notification={data.notification} isActive={isActive} />
          <Section title={words.attemptsTitle}>
            <Attempts attempts={data.notification.attempts} />
            <p className="text-xs text-ink-soft">{words.noResend}</p>
          </Section>
          <Section title={words.payload}>
            <PayloadTree document={data.payload} />
          </Section>
        </article>
      )}
    </div>
  );
}

function titleOf({ event }: WebhookNotification): string {
  return event === null ? words.noEvent : webhookEventLabel(event);
}

function Head({ notification, isActive }: { notification: WebhookNotification; isActive: boolean }) {
  const { id, event, status, createdAt, nextAttemptAt } = notification;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">{titleOf(notification)}</h2>
        <StatusBadge status={status} />
      </div>
      {event !== null && <p className="num text-xs break-all text-ink-soft">{event}</p>}
      <dl className="space-y-1 text-sm">
        <Line name={words.created}>
          <InstantTime at={createdAt} />
        </Line>
        {status === 'pending' && (
          <Line name={words.nextAttempt}>
            {nextAttemptAt !== null ? (
              <InstantTime at={nextAttemptAt} />
            ) : isActive ? (
              words.afterEarlier
            ) : (
              words.afterReactivation
            )}
          </Line>
        )}
        <Line name={words.id}>
          <span className="num break-all" title={words.idHint}>
            {id}
          </span>
        </Line>
      </dl>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="shrink-0 text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** Each attempt with its time and its answer, the newest first. */
export function Attempts({ attempts }: { attempts: readonly DeliveryAttempt[] | null }) {
  if (attempts === null) return <p className="text-sm text-ink-soft">{words.attemptsUnknown}</p>;
  if (attempts.length === 0) return <p className="text-sm text-ink-soft">{words.noAttempts}</p>;
  const last = attempts.length - 1;
  return (
    <ol className="divide-y divide-line text-sm">
      {attempts
        .map((attempt, index) => (
          <Attempt
            key={attempt.id}
            attempt={attempt}
            place={index + 1}
            before={attempts[index - 1]}
            isUnfolded={index === last}
          />
        ))
        .toReversed()}
    </ol>
  );
}

function Attempt({
  attempt,
  place,
  before,
  isUnfolded,
}: {
  attempt: DeliveryAttempt;
  place: number;
  /** The one before, where there is one. */
  before: DeliveryAttempt | undefined;
  isUnfolded: boolean;
}) {
  const { at, milliseconds, status, answer } = attempt;
  const isGood = isDelivered(attempt);
  const gap = at !== null && before?.at ? at - before.at : 0;
  return (
    <li className="space-y-1 py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-soft">{words.attempt(place)}</span>
        <Badge tone={isGood ? 'ready' : 'problem'}>
          {status === null ? words.noAnswer : `HTTP ${status}`}
        </Badge>
        <InstantTime at={at} />
        {gap > 0 && <span className="text-ink-soft">{words.later(formatDuration(gap))}</span>}
        {milliseconds !== null && <span className="text-ink-soft">{words.milliseconds(milliseconds)}</span>}
        {!isGood && <span className="min-w-0 break-words">{problemNote(attempt)}</span>}
      </p>
      {answer !== null && (
        <details open={isUnfolded && !isGood}>
          <summary className="text-ink-soft max-md:py-2">{words.answer}</summary>
          <AnswerBody text={answer} />
        </details>
      )}
    </li>
  );
}

/** The beginning of an answer, as text whatever it is. */
export function AnswerBody({ text }: { text: string | null }) {
  if (text === null) return <p className="text-sm text-ink-soft">{sample.emptyBody}</p>;
  return (
    <pre
      // It scrolls, so the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={sample.body}
      role="region"
      className="num max-h-72 overflow-auto rounded bg-raised p-2 text-xs break-all whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}

const tones: Readonly<Record<string, Tone>> = {
  pending: 'neutral',
  succeeded: 'ready',
  failed: 'problem',
};

/** How the delivery of a notification went; a word that is not known as it came. */
export function StatusBadge({ status }: { status: string | null }) {
  if (status === null) return null;
  return (
    <Badge tone={lookup(tones, status) ?? 'neutral'}>{lookup<string>(statusNames, status) ?? status}</Badge>
  );
}
