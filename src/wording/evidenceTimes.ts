import { packFormat } from '#/domain/evidence/evidence.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatInstant, momentLine } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { placeAndUtc } from '#/time/placeAndUtc.ts';

// Times of an evidence pack, and what it says of what is not there.

export const notReported = 'not reported';
export const timeNotReported = 'time not reported';
export const none = 'none';

export const writeMoment = (moment: Moment | null): string =>
  moment ? placeAndUtc(moment, packFormat) : notReported;

/** A system time, which has no place. */
export const writeInstant = (at: Instant | null): string =>
  at === null ? notReported : momentLine(formatInstant(at, packFormat));

export const writeDay = (day: CalendarDay): string => placeAndUtc({ kind: 'day', day }, packFormat);

export const writeDays = (from: CalendarDay, through: CalendarDay): string =>
  from === through ? writeDay(from) : `${writeDay(from)} – ${writeDay(through)}`;
