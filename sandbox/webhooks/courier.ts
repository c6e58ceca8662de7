import type { Clock } from '#/time/clock.ts';
import type { Notification, Outbox } from '#sandbox/store/outbox.ts';
import type { Webhook, WebhookStore } from '#sandbox/store/webhooks.ts';
import { gapAfter } from './gaps.ts';
import { type Answer, isDelivered, type Post } from './post.ts';
import type { Timers } from './timers.ts';

/** Deliveries at once to one webhook, so that a slow receiver delays no other. */
const mostAtOnce = 8;
/** Notifications given up in a row after which a webhook is switched off (docs/interface.md 4.3). */
const mostFailures = 5;

export interface Courier {
  /** Looks for what is due, soon. */
  wake(): void;
  close(): void;
}

export interface CourierOptions {
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

/** Delivers what is in the outbox. Only what has an outcome is marked, so that a stop at any point repeats, never loses. */
export function createCourier(options: CourierOptions): Courier {
  const { outbox, webhooks, post, timers, clock, random, speed, report } = options;
  const flying = new Map<string, Set<string>>();
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
        sendDue();
      } catch (error) {
        report(error as Error);
      }
    });
  }

  function sendDue(): void {
    const now = timers.now();
    let next = Infinity;
    for (const webhook of webhooks.active()) {
      const own = flying.get(webhook.id) ?? new Set();
      flying.set(webhook.id, own);
      if (own.size >= mostAtOnce) continue;
      const due = outbox.due(webhook.id, now, mostAtOnce).filter(({ id }) => !own.has(id));
      for (const notification of due.slice(0, mostAtOnce - own.size)) {
        own.add(notification.id);
        void deliver(webhook, notification).finally(() => own.delete(notification.id));
      }
      // Whatever is under way wakes this up when it ends.
      next = Math.min(next, outbox.nextDueAfter(webhook.id, now) ?? Infinity);
    }
    cancelTimer();
    cancelTimer = next === Infinity ? () => {} : timers.after(next - now, wake);
  }

  async function deliver(webhook: Webhook, notification: Notification): Promise<void> {
    const { url, secret, headers } = webhook;
    const at = clock.now();
    const answer = await post.deliver({ url, secret, headers, body: outbox.payload(notification) });
    if (isClosed) return;
    try {
      finish(notification, answer, at);
    } catch (error) {
      report(error as Error);
    }
    wake();
  }

  function finish(notification: Notification, answer: Answer, at: ReturnType<Clock['now']>): void {
    const number = notification.attempts + 1;
    const { milliseconds, status, error, body } = answer;
    const attempt = { number, at, milliseconds, status, error, answer: body };
    const now = timers.now();
    if (isDelivered(answer)) {
      outbox.finish(notification, attempt, { status: 'succeeded', nextDueAt: now });
      return countFailures(notification, 0);
    }
    const gap = gapAfter(number, random());
    if (gap !== null) {
      return outbox.finish(notification, attempt, {
        status: 'pending',
        dueAt: now + Math.round(gap / speed),
      });
    }
    outbox.finish(notification, attempt, { status: 'failed', nextDueAt: now });
    countFailures(notification, (webhooks.webhook(notification.webhookId)?.failures ?? 0) + 1);
  }

  function countFailures({ webhookId }: Notification, failures: number): void {
    const webhook = webhooks.webhook(webhookId);
    if (!webhook || webhook.failures === failures) return;
    const active = webhook.active && failures < mostFailures;
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
