import { instant, type Instant } from '#/time/instant.ts';
import { day, hour, week } from './schedule.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();
const weekly = new Map<string, Map<number, number>>();

/** Local midnight at the start of the day that `at` falls on in that zone, `days` days later. */
export function localMidnight(at: number, zone: string, days = 0): Instant {
  const local = at + offsetAt(at, zone);
  const digits = Math.floor(local / day) * day + days * day;
  return instant(digits - offsetAt(digits - offsetAt(at, zone), zone));
}

/** The clock digits of a place, read as if they were UTC (docs/interface.md 6.1, zone null). */
export function wallDigits(at: number, zone: string): Instant {
  return instant(at + offsetAt(at, zone));
}

/** The first time from `at` on when gates are open: 6 to 18 o'clock at the place. */
export function gateHours(at: number, zone: string): number {
  const clock = (((at + offsetAt(at, zone)) % day) + day) % day;
  if (clock < 6 * hour) return at + 6 * hour;
  if (clock >= 18 * hour) return at + 12.5 * hour;
  return at;
}

/**
 * Milliseconds by which local time is ahead of UTC. Plans ask this a million times, and Intl is slow, so offsets
 * are kept at the seams of weeks; only a week within which the clocks change is looked up exactly.
 */
export function offsetAt(at: number, zone: string): number {
  const number = Math.floor(at / week);
  const before = offsetAtWeek(number, zone);
  return before === offsetAtWeek(number + 1, zone) ? before : exactOffset(at, zone);
}

function offsetAtWeek(number: number, zone: string): number {
  let offsets = weekly.get(zone);
  if (!offsets) weekly.set(zone, (offsets = new Map()));
  let offset = offsets.get(number);
  if (offset === undefined) {
    offset = exactOffset(number * week, zone);
    offsets.set(number, offset);
  }
  return offset;
}

function exactOffset(at: number, zone: string): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    clocks.set(zone, clock);
  }
  // The Swedish form is ISO 8601 with a space.
  const digits = Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
  return digits - Math.floor(at / 1000) * 1000;
}
