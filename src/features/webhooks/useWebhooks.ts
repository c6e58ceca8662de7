import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { deliveryActivityQuery, webhooksQuery } from '#/data/webhooks/queries.ts';
import { healthOf, type WebhookHealth } from '#/domain/webhooks/health.ts';
import type { Webhook } from '#/domain/webhooks/webhook.ts';
import { type Instant, instant } from '#/time/instant.ts';

export interface JudgedWebhook {
  readonly webhook: Webhook;
  /** Null until it is known how deliveries go. */
  readonly health: WebhookHealth | null;
}

/** The webhooks of the account with their health, and how both were loaded. */
export function useWebhooks(api: RouterContext['api']) {
  const list = useQuery(webhooksQuery(api));
  const activity = useQuery(deliveryActivityQuery(api));
  const judged = useMemo(
    () =>
      list.data?.webhooks.map((webhook): JudgedWebhook => {
        const health = activity.data ? healthOf(webhook, activity.data.notifications) : null;
        return { webhook, health };
      }),
    [list.data, activity.data],
  );
  const readAt: Instant | null = list.data
    ? instant(Math.min(list.dataUpdatedAt, activity.dataUpdatedAt || Infinity))
    : null;
  const problem = list.error ?? activity.error;
  return {
    judged,
    skipped: list.data?.skipped ?? 0,
    moreWait: activity.data?.moreWait ?? false,
    /** Why there is nothing to show; null where there is. */
    failure: list.data ? null : list.error,
    /** Why the health is not known, where it is not. */
    activityProblem: activity.data || !activity.error ? null : describeError(activity.error).title,
    age: {
      at: readAt,
      problem: problem && list.data ? describeError(problem).title : null,
      refreshing: list.isFetching || activity.isFetching,
    },
    isPending: list.isPending,
    refresh: () => {
      void list.refetch();
      void activity.refetch();
    },
  };
}
