import { hour, minute } from './durations.ts';
import { type Instant, instant } from './instant.ts';
import type { Moment } from './moment.ts';

/**
 * How far the clocks of two machines may differ: what is dated ahead by no more has happened
 * (docs/interface.md 6.1, "Times that lie ahead").
 */
export const clockTolerance = 10 * minute;

/** How far the clocks of the easternmost zone are ahead of UTC: digits without a zone may be as early as that. */
const easternmost = 14 * hour;

/** From when on something that is dated so can have happened. */
export function possibleFrom(moment: Moment): Instant {
  switch (moment.kind) {
    case 'zoned':
      return possibleFromInstant(moment.at);
    case 'wallClock':
      return instant(moment.digits - easternmost - clockTolerance);
    case 'day':
      return instant(Date.parse(moment.day) - easternmost - clockTolerance);
  }
}

/**
 * Whether a moment lies ahead for certain, so that nothing can have happened then. Where the zone is unknown, it has to lie
 * ahead everywhere on earth; a day lies ahead until it begins.
 */
export function isAhead(moment: Moment, now: Instant): boolean {
  return possibleFrom(moment) > now;
}

/** The same of a system time, which is real UTC. */
export function isInstantAhead(at: Instant, now: Instant): boolean {
  return possibleFromInstant(at) > now;
}

/** From when on a system time can have been. */
export const possibleFromInstant = (at: Instant): Instant => instant(at - clockTolerance);

/**
 * The earliest of these that is still to come; Infinity where none is. What is over and not believed for another reason never
 * comes.
 */
export const earliestAfter = (now: Instant, times: readonly number[]): number =>
  times.reduce((earliest, time) => (time > now ? Math.min(earliest, time) : earliest), Infinity);
