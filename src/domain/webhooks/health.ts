import type { Instant } from '#/time/instant.ts';
import { isDelivered, type WebhookNotification } from './notification.ts';
import type { Webhook } from './webhook.ts';

export type HealthState = 'deactivated' | 'failing' | 'delivering' | 'silent';

/** What went wrong last: an answer that is no success, or no answer at all. */
export interface DeliveryProblem {
  readonly status: number | null;
  readonly error: string | null;
}

/** How the deliveries of a webhook go, as far as the notifications that were loaded show it. */
export interface WebhookHealth {
  readonly state: HealthState;
  readonly lastSuccess: Instant | null;
  /** The first failure since the last success; null while the last attempt succeeded. */
  readonly failingSince: Instant | null;
  readonly lastProblem: DeliveryProblem | null;
  /** Notifications that are still to be delivered. */
  readonly waiting: number;
  /** Notifications that were given up since the last success: enough of them, and the service deactivates the webhook. */
  readonly givenUp: number;
}

interface Outcome {
  readonly at: Instant;
  readonly problem: DeliveryProblem | null;
  readonly isGivenUp: boolean;
}

/**
 * @param notifications of the whole account, newest first: of what happened at one instant the newer one counts as later
 */
export function healthOf(
  { id, active }: Pick<Webhook, 'id' | 'active'>,
  notifications: readonly WebhookNotification[],
): WebhookHealth {
  const own = notifications.filter(({ webhookId }) => webhookId === id).toReversed();
  const outcomes = own.flatMap(outcomesOf).toSorted((one, other) => one.at - other.at);
  const lastGood = outcomes.findLastIndex(({ problem }) => problem === null);
  const failures = outcomes.slice(lastGood + 1);
  const failingSince = failures[0]?.at ?? null;
  const lastSuccess = outcomes[lastGood]?.at ?? null;
  return {
    state: stateOf(active, failingSince, lastSuccess),
    lastSuccess,
    failingSince,
    lastProblem: failures.at(-1)?.problem ?? null,
    waiting: own.filter(({ status }) => status === 'pending').length,
    givenUp: failures.filter(({ isGivenUp }) => isGivenUp).length,
  };
}

function stateOf(active: boolean, failingSince: Instant | null, lastSuccess: Instant | null): HealthState {
  if (!active) return 'deactivated';
  if (failingSince !== null) return 'failing';
  return lastSuccess === null ? 'silent' : 'delivering';
}

/** Where attempts are not reported, a notification that ended stands for its last one. */
function outcomesOf({ attempts, status, createdAt }: WebhookNotification): readonly Outcome[] {
  const isFailed = status === 'failed';
  if (attempts === null || attempts.length === 0) {
    if (createdAt === null || (!isFailed && status !== 'succeeded')) return [];
    return [{ at: createdAt, problem: isFailed ? { status: null, error: null } : null, isGivenUp: isFailed }];
  }
  const last = attempts.length - 1;
  return attempts.flatMap((attempt, index) =>
    attempt.at === null
      ? []
      : [
          {
            at: attempt.at,
            problem: isDelivered(attempt) ? null : { status: attempt.status, error: attempt.error },
            isGivenUp: isFailed && index === last,
          },
        ],
  );
}
