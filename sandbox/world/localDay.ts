import { instant, type Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { zoneOffset } from '#/time/zoneOffsets.ts';
import { day, hour } from './schedule.ts';

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

/** Milliseconds by which local time is ahead of UTC. */
export const offsetAt = (at: number, zone: string): number =>
  zoneOffset(instant(at), zone as ZoneName).offset;
