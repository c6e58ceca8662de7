import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatInstant, type FormatOptions, momentLine } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { placeAndUtc } from '#/time/placeAndUtc.ts';
import { utc } from '#/time/zone.ts';
import { notReported } from './words.ts';

// A pack is read at any time and anywhere: each date with its year, each time by its place and in UTC.
const options: FormatOptions = { display: 'utc', viewer: utc, now: instant(0) };

export const writeMoment = (moment: Moment | null): string =>
  moment ? placeAndUtc(moment, options) : notReported;

/** A system time, which has no place. */
export const writeInstant = (at: Instant | null): string =>
  at === null ? notReported : momentLine(formatInstant(at, options));

export const writeDay = (day: CalendarDay): string => placeAndUtc({ kind: 'day', day }, options);

export const writeDays = (from: CalendarDay, through: CalendarDay): string =>
  from === through ? writeDay(from) : `${writeDay(from)} – ${writeDay(through)}`;
