import type { CalendarDay } from './calendarDay.ts';
import { type Instant, instant } from './instant.ts';
import type { ZoneName } from './zone.ts';
import { zoneOffset } from './zoneOffsets.ts';

/** The instant at which a day begins in that zone; where the clocks skip midnight, within the hour that they skip. */
export function startOfDay(day: CalendarDay, zone: ZoneName): Instant {
  const digits = Date.parse(day);
  const near = instant(digits - zoneOffset(instant(digits), zone).offset);
  // The offset of the day's start is not always that of the instant with its digits in UTC.
  return instant(digits - zoneOffset(near, zone).offset);
}
