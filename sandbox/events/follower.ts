import type { Clock } from '#/time/clock.ts';
import { hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import type { Timers } from '#sandbox/webhooks/timers.ts';
import type { Happening, Subject } from './happening.ts';
import { happenings } from './happenings.ts';

/** A happening in as many words as a page needs to read again what it is about. */
export interface Change {
  /** As webhooks name it (docs/interface.md 5.1). */
  readonly event: string;
  readonly shipments: readonly string[];
  readonly containers: readonly string[];
}

export interface FollowerParts {
  readonly account: Account;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly hear: (happening: Happening) => void;
  readonly report: (error: Error) => void;
}

const ofListed = new Set(['tracking_request.succeeded', 'tracking_request.tracking_stopped']);

/** How often the world is asked for what has happened, in milliseconds. */
const pace = 2_000;

/**
 * Says what happens from now on, as it happens. Nothing is stored: whoever was not there reads the whole again.
 *
 * @returns ends it
 */
export function followHappenings({ account, clock, timers, hear, report }: FollowerParts): () => void {
  let known = clock.now();
  let cancelTimer = timers.after(pace, look);

  function look(): void {
    const now = clock.now();
    // A clock that was set back begins again. One that jumped is followed hour by hour, and requests come in between.
    const after = known > now ? now : known;
    const until = instant(Math.min(after + hour, now));
    try {
      // A clock may stand still.
      const found = after < until ? happenings(account, after, until) : [];
      for (const happening of found) hear(happening);
    } catch (error) {
      report(error as Error);
    }
    known = until;
    cancelTimer = timers.after(until < now ? 1 : pace, look);
  }

  return () => cancelTimer();
}

export function changeOf({ event, subject }: Happening): Change {
  return {
    event,
    shipments: shipmentOf(event, subject),
    containers: 'container' in subject ? [subject.container.id] : [],
  };
}

/** What a document speaks of does not change when it is read; a request that waits or has failed has no shipment yet. */
function shipmentOf(event: string, subject: Subject): readonly string[] {
  if (subject.kind === 'document' || !subject.shipment) return [];
  return subject.kind === 'request' && !ofListed.has(event) ? [] : [subject.shipment.id];
}
