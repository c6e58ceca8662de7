import type { Spread } from '#/domain/arrival/usualDelay.ts';
import type { PartKind } from '#/domain/performance/delayGroup.ts';
import type { Backtest } from '#/domain/performance/usualRange.ts';
import { fewest, shownCoverage } from '#/domain/performance/usualRange.ts';
import { formatCount, counted } from '#/language/plural.ts';
import { months } from '#/time/words.ts';
import { signedDays } from '#/wording/usualDelay.ts';

export const carrierCount = (count: number): string => counted(count, 'carrier');
export const order = 'with arrivals';
export const intro = `Arrivals at the port of discharge against their original ETA, in days. Typical is the middle 80%: history, not a new ETA. Nothing is said of fewer than ${fewest}.`;

/** Before and after the two counts, which are links. */
export const arrivalsKnown = {
  before: 'Arrival and original ETA known for',
  between: 'of',
  after: 'arrivals.',
} as const;

const percent = (part: number, of: number): string => `${Math.round((100 * part) / of)}%`;
/** `27 of 34 (79%)` */
export const share = (part: number, of: number): string =>
  `${formatCount(part)} of ${formatCount(of)} (${percent(part, of)})`;
/** The ranges together. */
export const heldAll = ({ inside, of }: Backtest): string =>
  `Where a carrier’s range is shown, ranges made without an arrival were right for ${share(inside, of)}.`;
export const noneHeld = `No range of a carrier is shown: each was right for fewer than ${100 * shownCoverage.least}% or more than ${100 * shownCoverage.most}% of arrivals when tested.`;
export const tooNarrow = 'Not shown: too narrow';
export const tooWide = 'Not shown: too wide';
/** `−0.2 to +1.4` */
export const range = (low: number, high: number): string => `${signedDays(low)} to ${signedDays(high)}`;
/** `23.1 (20 to 27), 34 of 36` */
export const lengths = ({ median, low, high }: Spread, known: number, of: number): string =>
  `${formatCount(median)} (${formatCount(low)} to ${formatCount(high)}), ${formatCount(known)} of ${formatCount(of)}`;

export const columnLabels = {
  name: 'Carrier',
  arrived: 'Arrived',
  known: 'Known',
  missing: 'Missing',
  median: 'Median',
  range: 'Typical',
  backtest: 'Range right',
  overTwoDays: 'Over 2 d late',
  overFiveDays: 'Over 5 d late',
  transit: 'Transit, days',
  emptyReturn: 'Empty return, days',
} as const;
export const sortBy = (label: string): string => `Sort by ${label}`;

/** Unfolds what is below a carrier. */
export const partsOf = (carrier: string): string => `Below ${carrier}`;
export const partsBelow = 'Below each carrier';
export const partLabels: Readonly<Record<PartKind, string>> = {
  lane: 'Lanes',
  vessel: 'Vessels',
  month: 'Months of arrival',
};
export const partHeading: Readonly<Record<PartKind, string>> = {
  lane: 'Lane',
  vessel: 'Vessel',
  month: 'Month of arrival',
};
const withYear = (month: string, year: string): string => `${month} ${year}`;
/** `2026-08` as `Aug 2026`. */
export const monthLabel = (month: string): string =>
  withYear(months[Number(month.slice(5)) - 1] ?? month, month.slice(0, 4));

export const notKnown =
  'Not counted: transshipment misses and vessel services, which are not in the records of a list.';

export const empty = {
  title: 'Nothing yet',
  text: `Figures start with ${fewest} arrivals of a carrier.`,
  link: 'Shipments that have arrived',
} as const;

export const saveCsv = 'Save CSV';
