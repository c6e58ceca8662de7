import { randomUUID } from 'node:crypto';
import type { Clock } from '#/time/clock.ts';
import { hour } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import type { Happening } from '#sandbox/events/happening.ts';
import { happenings } from '#sandbox/events/happenings.ts';
import type { Database } from '#sandbox/store/database.ts';
import { createOutbox, type Outbox } from '#sandbox/store/outbox.ts';
import { createWebhookStore, type Webhook, type WebhookStore } from '#sandbox/store/webhooks.ts';
import type { View } from '#sandbox/view.ts';
import { createCourier } from './courier.ts';
import { payloadOf, tell } from './payload.ts';
import { createPost } from './post.ts';
import { type Resolve, resolveHost, type Targets } from './target.ts';
import { systemTimers, type Timers } from './timers.ts';
import type { Webhooks } from './webhooks.ts';

/** How webhooks are delivered; every part has a usual value. */
export interface WebhookSettings {
  readonly signatureHeader?: string;
  readonly targets?: Targets;
  readonly timers?: Timers;
  readonly resolve?: Resolve;
  /** How long an answer may take, in milliseconds. */
  readonly patience?: number;
  /** Certificates (PEM) of the authorities to trust, in the place of those that Node knows. */
  readonly authorities?: string | undefined;
  /** From 0 to 1. */
  readonly random?: () => number;
  /** How many times as fast as usual failed deliveries are tried again. */
  readonly speed?: number;
}

export interface WebhookParts {
  readonly account: Account;
  readonly database: Database;
  readonly clock: Clock;
  readonly features: View['features'];
  /** Hears what is announced, whether or not there is a webhook. */
  readonly hear: (happening: Happening) => void;
  readonly report: (error: Error) => void;
}

/** How often the world is asked for what has happened, in milliseconds. */
const pace = 2_000;

export const usualSignatureHeader = 'X-SVC-Webhook-Signature';

/** Nothing runs and nothing is computed while no webhook is active. */
export function createWebhooks(parts: WebhookParts, settings: WebhookSettings = {}): Webhooks {
  const { account, database, clock, features, hear, report } = parts;
  const { timers = systemTimers, targets = 'public', resolve = resolveHost, patience = 10_000 } = settings;
  const { signatureHeader = usualSignatureHeader, random = Math.random, speed = 1, authorities } = settings;
  const store = createWebhookStore(database);
  const outbox = createOutbox(database);
  const post = createPost({ signatureHeader, targets, resolve, patience, authorities });
  const announcer = createAnnouncer({ account, database, outbox, webhooks: store, features });
  const courier = createCourier({
    database,
    outbox,
    webhooks: store,
    post,
    timers,
    clock,
    random,
    speed,
    report,
  });
  let cancelTimer: (() => void) | null = null;
  let isClosed = false;

  /** Looks once, and again later for as long as a delivery is open. */
  function look(): void {
    cancelTimer?.();
    cancelTimer = null;
    if (isClosed) return;
    let isDone = true;
    try {
      isDone = announcer.step(clock.now(), timers.now());
    } catch (error) {
      report(error as Error);
    }
    courier.wake();
    // A week that was missed is made up for hour by hour, and requests are answered in between.
    if (store.active().length > 0) cancelTimer = timers.after(isDone ? pace : 1, look);
  }

  function catchUp(): void {
    while (!announcer.step(clock.now(), timers.now()));
  }

  if (store.active().length > 0) cancelTimer = timers.after(0, look);

  return {
    store,
    outbox,
    post,
    timers,
    targets,
    signatureHeader,
    catchUp,
    put(webhook) {
      catchUp();
      store.put(webhook);
      look();
    },
    remove(id) {
      store.remove(id);
      look();
    },
    announce(happening, write) {
      catchUp();
      database.transaction(() => {
        write();
        announcer.announce(happening, timers.now());
      });
      hear(happening);
      courier.wake();
    },
    close() {
      isClosed = true;
      cancelTimer?.();
      courier.close();
      post.close();
    },
  };
}

interface AnnouncerOptions {
  readonly account: Account;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly webhooks: WebhookStore;
  readonly features: View['features'];
}

interface Announcer {
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

function createAnnouncer({ account, database, outbox, webhooks, features }: AnnouncerOptions): Announcer {
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
