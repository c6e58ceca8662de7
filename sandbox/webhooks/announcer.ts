import { randomUUID } from 'node:crypto';
import { hour } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import type { Happening } from '#sandbox/events/happening.ts';
import { happenings } from '#sandbox/events/happenings.ts';
import type { Database } from '#sandbox/store/database.ts';
import type { Outbox } from '#sandbox/store/outbox.ts';
import type { Webhook, WebhookStore } from '#sandbox/store/webhooks.ts';
import type { View } from '#sandbox/view.ts';
import { payloadOf, tell } from './payload.ts';

export interface AnnouncerOptions {
  readonly account: Account;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly webhooks: WebhookStore;
  readonly features: View['features'];
}

export interface Announcer {
  /**
   * Puts what became known since the last time into the outbox, in one transaction with up to when that is, so that nothing
   * is lost or doubled by a stop at any point. One call goes an hour at most, so that others get their turn.
   *
   * @returns whether all is there up to `now`
   */
  step(now: Instant, dueAt: number): boolean;
  /** Puts one thing that a user did into the outbox. */
  announce(happening: Happening, dueAt: number): void;
}

export function createAnnouncer({
  account,
  database,
  outbox,
  webhooks,
  features,
}: AnnouncerOptions): Announcer {
  function announce(happening: Happening, dueAt: number): void {
    const { event, at } = happening;
    for (const webhook of webhooks.active()) {
      if (at < webhook.since || !webhook.events.includes(event)) continue;
      const id = randomUUID();
      const contents = tell(viewFor(webhook, at), happening);
      const payload = JSON.stringify(
        payloadOf({ id, webhookId: webhook.id, event, createdAt: at }, contents),
      );
      outbox.add(
        { id, webhookId: webhook.id, event, lane: laneOf(happening), payload, createdAt: at },
        dueAt,
      );
    }
  }

  function viewFor({ origin }: Webhook, now: Instant): View {
    return { account, now, origin, url: new URL(origin), features };
  }

  return {
    announce: (happening, dueAt) => database.transaction(() => announce(happening, dueAt)),
    step(now, dueAt) {
      const known = outbox.computedUntil();
      if (webhooks.active().length === 0) {
        if (known !== null) outbox.setComputedUntil(null);
        return true;
      }
      // A clock that was set back begins again.
      const after = known === null || known > now + hour ? now : known;
      const until = instant(Math.min(after + hour, now));
      if (known !== null && until <= known) return true;
      database.transaction(() => {
        for (const happening of happenings(account, after, until)) announce(happening, dueAt);
        outbox.setComputedUntil(until);
        outbox.trim();
      });
      return until >= now;
    },
  };
}

/** What is about one container is delivered in order. */
function laneOf({ subject }: Happening): string {
  if (subject.kind === 'document') return subject.document.id;
  if (subject.kind === 'request') return subject.shipment?.id ?? subject.request.id;
  return 'container' in subject ? subject.container.id : subject.shipment.id;
}
