import type { CalendarDay } from './calendarDay.ts';
import { dayText } from './digits.ts';
import { type Instant, instant } from './instant.ts';
import type { Moment } from './moment.ts';
import type { ZoneName } from './zone.ts';
import { wallClock, zoneOffset } from './zoneOffsets.ts';

/** The day that a calendar on the wall shows in that zone at that instant. */
export function localDay(at: Instant, zone: ZoneName): CalendarDay {
  return dayText(wallClock(at, zone)).iso as CalendarDay;
}

/** The day of a moment at its own place. Digits without a zone and days are never shifted (docs/interface.md 6.1). */
export function dayOf(moment: Moment): CalendarDay {
  switch (moment.kind) {
    case 'zoned':
      return localDay(moment.at, moment.zone);
    case 'wallClock':
      return dayText(moment.digits).iso as CalendarDay;
    case 'day':
      return moment.day;
  }
}

/** The instant at which a day begins in that zone; where the clocks skip midnight, within the hour that they skip. */
export function startOfDay(day: CalendarDay, zone: ZoneName): Instant {
  const digits = Date.parse(day);
  const near = instant(digits - zoneOffset(instant(digits), zone).offset);
  // The offset of the day's start is not always that of the instant with its digits in UTC.
  return instant(digits - zoneOffset(near, zone).offset);
}
