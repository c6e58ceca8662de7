import { formatMoment, type FormatOptions, momentLine } from './format.ts';
import { instant } from './instant.ts';
import { verbatim } from './localDay.ts';
import type { Moment } from './moment.ts';
import { utc } from './zone.ts';

/** For what is read at any time and anywhere: each date with its year, each time in UTC. */
export const readAnywhere: FormatOptions = { display: 'utc', viewer: utc, now: instant(0) };

/** By the clocks of places, for a reader elsewhere. */
export const atPlaces = (options: FormatOptions): FormatOptions => ({ ...options, display: 'place' });

/** A moment by the clock of its place and in UTC, for readers anywhere: `Thu 12 Nov 14:05 PST = Thu 12 Nov 22:05 UTC`. */
export function placeAndUtc(moment: Moment, options: FormatOptions): string {
  const place = momentLine(formatMoment(moment, atPlaces(options)));
  const inUtc = momentLine(formatMoment(moment, { ...options, display: 'utc' }));
  return verbatim(moment).kind === 'zoned' && place !== inUtc ? `${place} = ${inUtc}` : place;
}
