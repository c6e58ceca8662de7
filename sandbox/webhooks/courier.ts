import type { Clock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import type { Database } from '#sandbox/store/database.ts';
import type { Notification, Outbox } from '#sandbox/store/outbox.ts';
import type { Webhook, WebhookStore } from '#sandbox/store/webhooks.ts';
import { type Answer, isDelivered, type Post } from './post.ts';
import type { Timers } from './timers.ts';

/** Deliveries at once to one webhook, so that a slow receiver delays no other. */
const maxAtOnce = 8;
/** Notifications given up in a row after which a webhook is switched off (docs/interface.md 4.3). */
const maxFailures = 5;

export interface Courier {
  /** Looks for what is due, soon. */
  wake(): void;
  close(): void;
}

export interface CourierOptions {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly webhooks: WebhookStore;
  readonly post: Post;
  readonly timers: Timers;
  /** Of the world, for what is shown; gaps run on that of `timers`. */
  readonly clock: Clock;
  readonly random: () => number;
  /** How many times as fast as usual failed deliveries are tried again. */
  readonly speed: number;
  readonly report: (error: Error) => void;
}

/** How long outcomes wait when they could not be written, in milliseconds. */
const afterTrouble = 10_000;

interface Outcome {
  readonly notification: Notification;
  readonly answer: Answer;
  readonly at: Instant;
}

/**
 * Delivers what is in the outbox. Only what has an outcome is marked, so that a stop at any point repeats, never loses.
 * Outcomes that came in together are written in one transaction.
 */
export function createCourier(options: CourierOptions): Courier {
  const { database, outbox, webhooks, post, timers, clock, random, speed, report } = options;
  /** Under way, or with an outcome that is not written yet, by webhook. */
  const flying = new Map<string, Set<string>>();
  const outcomes: Outcome[] = [];
  let isClosed = false;
  let isAwake = false;
  let cancelTimer = () => {};

  function wake(): void {
    if (isClosed || isAwake) return;
    isAwake = true;
    setImmediate(() => {
      isAwake = false;
      if (isClosed) return;
      try {
        writeOutcomes();
        sendDue();
      } catch (error) {
        report(error as Error);
        // Nothing is sent again meanwhile: what has an outcome still counts as under way.
        wakeAfter(afterTrouble);
      }
    });
  }

  function wakeAfter(milliseconds: number): void {
    cancelTimer();
    cancelTimer = milliseconds === Infinity ? () => {} : timers.after(milliseconds, wake);
  }

  function sendDue(): void {
    const now = timers.now();
    let next = Infinity;
    for (const webhook of webhooks.active()) {
      const own = flying.get(webhook.id) ?? new Set();
      flying.set(webhook.id, own);
      // Whatever is under way wakes this up when it ends.
      if (own.size >= maxAtOnce) continue;
      const due = outbox.due(webhook.id, now, maxAtOnce).filter(({ id }) => !own.has(id));
      for (const notification of due.slice(0, maxAtOnce - own.size)) {
        const body = outbox.payload(notification);
        own.add(notification.id);
        void deliver(webhook, notification, body);
      }
      if (own.size < maxAtOnce) next = Math.min(next, outbox.nextDueAfter(webhook.id, now) ?? Infinity);
    }
    wakeAfter(next - now);
  }

  async function deliver(webhook: Webhook, notification: Notification, body: string): Promise<void> {
    const { url, secret, headers } = webhook;
    const at = clock.now();
    outcomes.push({ notification, at, answer: await post.deliver({ url, secret, headers, body }) });
    wake();
  }

  function writeOutcomes(): void {
    database.transaction(() => outcomes.forEach(write));
    const written = outcomes.splice(0);
    for (const { notification, answer } of written) {
      const { webhookId, id, attempts } = notification;
      const own = flying.get(webhookId);
      own?.delete(id);
      if (own?.size === 0) flying.delete(webhookId);
      if (isDelivered(answer)) countFailures(webhookId, () => 0);
      else if (attempts + 1 >= maxAttempts) countFailures(webhookId, (failures) => failures + 1);
    }
  }

  function write({ notification, answer, at }: Outcome): void {
    const number = notification.attempts + 1;
    const { milliseconds, status, error, body } = answer;
    const attempt = { number, at, milliseconds, status, error, answer: body };
    const now = timers.now();
    if (isDelivered(answer))
      return outbox.finish(notification, attempt, { status: 'succeeded', nextDueAt: now });
    const gap = gapAfter(number, random());
    outbox.finish(
      notification,
      attempt,
      gap === null
        ? { status: 'failed', nextDueAt: now }
        : { status: 'pending', dueAt: now + Math.round(gap / speed) },
    );
  }

  function countFailures(id: string, count: (failures: number) => number): void {
    const webhook = webhooks.webhook(id);
    const failures = count(webhook?.failures ?? 0);
    if (!webhook || webhook.failures === failures) return;
    const active = webhook.active && failures < maxFailures;
    const updatedAt = active === webhook.active ? webhook.updatedAt : clock.now();
    webhooks.put({ ...webhook, failures, active, updatedAt });
  }

  return {
    wake,
    close() {
      isClosed = true;
      cancelTimer();
    },
  };
}

const minute = 60_000;
const hour = 60 * minute;

/** From one attempt to the next, before jitter: a day in all. */
const gaps: readonly number[] = [
  10_000,
  30_000,
  minute,
  3 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  10 * hour,
];

/** About twelve, says docs/interface.md 5.4. */
export const maxAttempts = gaps.length + 1;

/**
 * How long to wait after so many attempts; null when there is no further one. A quarter less or more, so that what failed
 * together does not come back together.
 *
 * @param random from 0 to 1
 */
export function gapAfter(attempts: number, random: number): number | null {
  const gap = gaps[attempts - 1];
  return gap === undefined ? null : Math.round(gap * (0.75 + random / 2));
}
