import type { CalendarDay } from './calendarDay.ts';
import { dayText } from './digits.ts';
import { wallClock } from './format.ts';
import type { Instant } from './instant.ts';
import type { Moment } from './moment.ts';
import type { ZoneName } from './zone.ts';

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
