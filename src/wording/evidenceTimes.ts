import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatInstant, momentLine } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { wholeDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { placeAndUtc, readAnywhere } from '#/time/placeAndUtc.ts';

// Times of an evidence pack, and what it says of what is not there.

export const notReported = 'not reported';
export const timeNotReported = 'time not reported';
export const none = 'none';

export const writeMoment = (moment: Moment | null): string =>
  moment ? placeAndUtc(moment, readAnywhere) : notReported;

/** A system time, which has no place. */
export const writeInstant = (at: Instant | null): string =>
  at === null ? notReported : momentLine(formatInstant(at, readAnywhere));

export const writeDay = (day: CalendarDay): string => placeAndUtc(wholeDay(day), readAnywhere);

export const writeDays = (from: CalendarDay, through: CalendarDay): string =>
  from === through ? writeDay(from) : `${writeDay(from)} – ${writeDay(through)}`;
