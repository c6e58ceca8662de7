import type { CalendarDay } from './calendarDay.ts';
import { dayOfDigits, isMidnight } from './digits.ts';
import { hour } from './durations.ts';
import { type Instant, instant } from './instant.ts';
import { type Moment, readMoment } from './moment.ts';
import type { ZoneName } from './zone.ts';
import { wallClock, zoneOffset } from './zoneOffsets.ts';

/** The day that a calendar on the wall shows in that zone at that instant. */
export function localDay(at: Instant, zone: ZoneName): CalendarDay {
  return dayOfDigits(wallClock(at, zone));
}

/** The day of a moment at its own place. Digits without a zone and days are never shifted (docs/interface.md 6.1). */
export function dayOf(moment: Moment): CalendarDay {
  switch (moment.kind) {
    case 'zoned':
      return localDay(moment.at, moment.zone);
    case 'wallClock':
      return dayOfDigits(moment.digits);
    case 'day':
      return moment.day;
  }
}

/** The first instant of a day in that zone: where the clocks skip midnight, or all of the day, the one after what they skip. */
export function startOfDay(day: CalendarDay, zone: ZoneName): Instant {
  const digits = Date.parse(day);
  const near = digits - zoneOffset(instant(digits), zone).offset;
  // By the offset before that midnight or by the one after it, where the clocks change about then.
  const [first, second] = [-12, 12]
    .map((hours) => instant(digits - zoneOffset(instant(near + hours * hour), zone).offset))
    .toSorted((a, b) => a - b) as [Instant, Instant];
  return wallClock(first, zone) >= digits ? first : second;
}

// A source that knows only the day is stored as midnight at the place (docs/interface.md 6.1). Counting hours from any
// such midnight would claim too much; an estimate, which is never made for the stroke of midnight, is written as a day too.

/** Whether the clock of the place reads midnight to the millisecond. */
export function isLocalMidnight(at: Instant, zone: ZoneName): boolean {
  return isMidnight(wallClock(at, zone));
}

/** Whether a moment may be no more than a day. */
export function mayLackTime(moment: Moment): boolean {
  switch (moment.kind) {
    case 'zoned':
      return moment.unknownZone === null && isLocalMidnight(moment.at, moment.zone);
    case 'wallClock':
      return isMidnight(moment.digits);
    case 'day':
      return true;
  }
}

/** Reads an estimate as `readMoment` reads any time, and marks that midnight is a day. */
export function readEstimate(
  text: string | null | undefined,
  zone: string | null | undefined,
): Moment | null {
  const moment = readMoment(text, zone);
  return moment && midnightAsDay(moment);
}

/** A whole day, whatever the time. */
export const wholeDay = (day: CalendarDay): Moment => ({ kind: 'day', day });

/** The same moment, whose midnight is a day. It keeps its instant and zone to be ordered and compared by. */
export function midnightAsDay(moment: Moment): Moment {
  return moment.kind === 'day' ? moment : { ...moment, midnightIsDay: true };
}

/** A moment as it is written, on screens and in files: a day where its midnight is one. */
export function verbatim(moment: Moment): Moment {
  if (moment.kind === 'day' || !moment.midnightIsDay || !mayLackTime(moment)) return moment;
  return wholeDay(dayOf(moment));
}

/** Whether two moments are written alike: the same instant, day or digits. */
export function isSameMoment(a: Moment | null, b: Moment | null): boolean {
  if (!a || !b) return a === b;
  if (a.kind === 'zoned') return b.kind === 'zoned' && a.at === b.at;
  if (a.kind === 'wallClock') return b.kind === 'wallClock' && a.digits === b.digits;
  return b.kind === 'day' && a.day === b.day;
}

/**
 * Whether two moments can be one: digits without a zone are compared with those of the other and with the clock of its
 * place, and where either is only a day, so are the days (docs/interface.md 6.1).
 */
export function mayBeSameMoment(a: Moment, b: Moment): boolean {
  if (a.kind === 'zoned' && b.kind === 'wallClock')
    return wallClock(a.at, a.zone) === b.digits || withZoneOfOther(a, b) !== null;
  if (a.kind === 'wallClock' && b.kind === 'zoned') return mayBeSameMoment(b, a);
  return a.kind === b.kind ? isSameMoment(a, b) : dayOf(a) === dayOf(b);
}

/** Whether two sources may mean one moment: one that has only days does not contradict one that has the hour. */
export function mayAgree(a: Moment, b: Moment): boolean {
  return mayBeSameMoment(a, b) || ((mayLackTime(a) || mayLackTime(b)) && dayOf(a) === dayOf(b));
}

/**
 * Of two times that stand in records with the same digits, where one lacks the zone, the one that has it: they are one
 * (docs/interface.md 6.1). Null where they are not.
 */
export function withZoneOfOther(a: Moment, b: Moment): Moment | null {
  if (a.kind === 'zoned' && b.kind === 'wallClock')
    return a.unknownZone === null && a.at === b.digits ? a : null;
  return a.kind === 'wallClock' && b.kind === 'zoned' ? withZoneOfOther(b, a) : null;
}

/**
 * Whether times cannot say which of two moments is the earlier: one of them may be only a day (docs/interface.md 6.1), and
 * the other lies within that day.
 */
export function isWithinDay(a: Moment, b: Moment): boolean {
  return (mayLackTime(a) && isOnDayOf(a, b)) || (mayLackTime(b) && isOnDayOf(b, a));
}

/** By the clock of the place of the day, where both have a zone; else each by its own calendar. */
function isOnDayOf(whole: Moment, moment: Moment): boolean {
  const isZoned = whole.kind === 'zoned' && moment.kind === 'zoned';
  return dayOf(whole) === (isZoned ? localDay(moment.at, whole.zone) : dayOf(moment));
}
