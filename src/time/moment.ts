import { type CalendarDay, parseCalendarDay } from './calendarDay.ts';
import { type Instant, parseInstant } from './instant.ts';
import { readZone, utc, type ZoneName } from './zone.ts';

/** An instant with the zone of the place where it happened. */
export interface ZonedMoment {
  readonly kind: 'zoned';
  readonly at: Instant;
  readonly zone: ZoneName;
  /** What the source names where there is no zone of that name: `zone` is then UTC. */
  readonly unknownZone: string | null;
  /** Set on an estimate: midnight of its place then means that day (localDay.ts). */
  readonly midnightIsDay?: true;
}

/**
 * Clock digits of a place without a zone from the source. `digits` reads them as if they were UTC,
 * which is how the service stores them; they are never converted to another zone (docs/interface.md 6.1).
 */
export interface WallClockMoment {
  readonly kind: 'wallClock';
  readonly digits: Instant;
  /** As of a zoned moment. */
  readonly midnightIsDay?: true;
}

/** A day without a time. */
export interface DayMoment {
  readonly kind: 'day';
  readonly day: CalendarDay;
}

/** When something happened or is due, with exactly as much knowledge as the source gave. */
export type Moment = ZonedMoment | WallClockMoment | DayMoment;

/**
 * Pairs a timestamp of the wire with its zone.
 *
 * @param text ISO 8601 timestamp or `YYYY-MM-DD`; null or unreadable text gives null
 * @param zone IANA name from the record, null when the source does not know it
 */
export function readMoment(text: string | null | undefined, zone: string | null | undefined): Moment | null {
  if (!text) return null;
  const day = parseCalendarDay(text);
  if (day) return { kind: 'day', day };
  const at = parseInstant(text);
  if (at === null) return null;
  if (!zone?.trim()) return { kind: 'wallClock', digits: at };
  const known = readZone(zone);
  if (known) return { kind: 'zoned', at, zone: known, unknownZone: null };
  return { kind: 'zoned', at, zone: utc, unknownZone: zone };
}

/**
 * The number to order moments by. Wall-clock digits and days count as UTC: their true instant is not known,
 * so the order against zoned moments is right only to within half a day.
 */
export function sortKey(moment: Moment): number {
  switch (moment.kind) {
    case 'zoned':
      return moment.at;
    case 'wallClock':
      return moment.digits;
    case 'day':
      return Date.parse(moment.day);
  }
}

/** The one that comes first; null of none. */
export const earliestOf = (moments: readonly Moment[]): Moment | null =>
  moments.reduce<Moment | null>(
    (first, one) => (first && sortKey(first) <= sortKey(one) ? first : one),
    null,
  );
