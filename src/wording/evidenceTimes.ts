import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatInstant, type FormatOptions, momentLine } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { placeAndUtc } from '#/time/placeAndUtc.ts';
import { utc } from '#/time/zone.ts';

// Times of an evidence pack, and what it says of what is not there.

/** A pack is read at any time and anywhere: each date with its year, each time by its place and in UTC. */
const packFormat: FormatOptions = { display: 'utc', viewer: utc, now: instant(0) };

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
