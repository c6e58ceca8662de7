import type { Timers } from '#/data/http/timers.ts';
import type { Clock } from '#/time/clock.ts';
import { type Instant, instant } from '#/time/instant.ts';

export interface VirtualTime {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Lets time pass, running what falls due on the way in its order, and whatever follows from it. */
  advance(milliseconds: number): Promise<void>;
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until it is advanced. */
export function createVirtualTime(start: Instant = instant(0)): VirtualTime {
  let now: number = start;
  let due: Due[] = [];

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  return {
    clock: { now: () => instant(now) },
    timers: {
      after(milliseconds, run) {
        const entry = { at: now + milliseconds, run };
        due.push(entry);
        return () => {
          due = due.filter((other) => other !== entry);
        };
      },
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = due.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
        if (!next) break;
        due = due.filter((other) => other !== next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
  };
}
