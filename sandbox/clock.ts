import type { Clock } from '#/time/clock.ts';
import { systemClock } from '#/time/clock.ts';
import { instant, type Instant } from '#/time/instant.ts';

/** A clock that never moves. */
export function frozenClock(at: Instant): Clock {
  return { now: () => at };
}

/**
 * A clock that starts at `start` and runs `speed` times as fast as `wall`.
 *
 * @param start what it shows when it is made; by default what `wall` shows then
 */
export function speedClock(speed: number, wall: Clock = systemClock, start: Instant = wall.now()): Clock {
  const origin = wall.now();
  return { now: () => instant(Math.round(start + (wall.now() - origin) * speed)) };
}
