import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound } from '#/data/cache/absence.ts';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { notificationQuery } from '#/data/webhooks/queries.ts';
import { eventLabel } from '#/domain/webhooks/catalogue.ts';
import type { WebhookNotification } from '#/domain/webhooks/notification.ts';
import { notifications as words } from '#/features/webhooks/words.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { Attempts, StatusBadge } from './Attempts.tsx';
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
      {isPending && (
        <div aria-busy>
          <span role="status" className="sr-only">
            {words.loadingOne}
          </span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
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
  return event === null ? words.noEvent : eventLabel(event);
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
