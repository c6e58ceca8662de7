import type { Clock } from '#/time/clock.ts';
import { instant, type Instant } from '#/time/instant.ts';

/** A clock that never moves. */
export function frozenClock(at: Instant): Clock {
  return { now: () => at };
}

/**
 * A clock that starts at `start` and runs `speed` times as fast as time does. Setting the clock of the machine does not
 * move it.
 *
 * @param elapsed milliseconds since some moment
 */
export function speedClock(speed: number, start: Instant, elapsed = () => performance.now()): Clock {
  const origin = elapsed();
  return { now: () => instant(Math.round(start + (elapsed() - origin) * speed)) };
}
