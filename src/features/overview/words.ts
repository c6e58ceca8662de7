import type { Sum } from '#/domain/charges/sums.ts';
import type { Trend } from '#/domain/overview/history.ts';
import type { NowKind } from '#/domain/overview/now.ts';
import type { FlowStage } from '#/domain/overview/whereabouts.ts';
import { counted, formatCount, plural } from '#/language/plural.ts';
import { countSoFar } from '#/parts/words.ts';
import { describeSums } from '#/wording/charges.ts';

export const order = 'each figure opens its rows';
export const print = 'Print';
export const saveCsv = 'CSV';
export const showTable = 'Table';
export const showChart = 'Chart';

const boxes = (count: string, one: boolean): string => `${count} ${one ? 'container' : 'containers'}`;
/** The same with its word: `1 container`, `12+ containers`. */
export const containers = (count: number, isPartial: boolean): string =>
  boxes(countSoFar(count, isPartial), count === 1 && !isPartial);

export const nowTitle = 'Now';
export const nowLabels: Readonly<Record<NowKind, string>> = {
  cost: 'Charges running',
  past: 'Past last free day',
  near: 'LFD within 3 days',
  hold: 'On hold',
  ready: 'Ready for pickup',
  arriving: 'Arriving within 7 days',
  overdue: 'Arrival overdue',
  out: 'Empty not returned',
};
export const changedSince = (count: string): string => `${count} changed since last review`;
export const reportedFees = (sums: string): string => `${sums} reported`;
export const estimatedCost = (sums: readonly Sum[]): string => `${describeSums(sums)} estimated`;
/** `12 yesterday, 9 to 15 in 14 days`, `on 11 of 14 days`. @param day as the screen writes it; null for yesterday */
export const trendText = ({ before, low, high, span, recorded }: Trend, day: string | null): string => {
  const last = `${formatCount(before.count)} ${day === null ? 'yesterday' : `on ${day}`}`;
  const range = low === high ? 'unchanged' : `${formatCount(low)} to ${formatCount(high)}`;
  const days = counted(span, 'day');
  return `${last}, ${range} ${recorded < span ? `on ${formatCount(recorded)} of ${days}` : `in ${days}`}`;
};
export const recordedSince = (day: string): string => `Recorded on this device since ${day}`;

export const arrivalsTitle = 'Arrivals ahead';
/** @param count how many containers, in words; @param day as the screen writes it: `Tue 18 Aug` */
export const arrivalsFinding = (count: string, isOne: boolean, port: string, day: string): string =>
  `${count} ${isOne ? 'arrives' : 'arrive'} in ${port} by ${day}`;
/** Follows that, where the account has weeks to compare with. @param more than the usual week, negative for fewer */
export const thanUsual = (more: number): string =>
  more === 0
    ? ', as many as usual'
    : `, ${formatCount(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than usual`;
/** @param median of a week, `7` or `6.5` */
export const usualWeek = (port: string, median: number, weeks: number): string =>
  `Usual in ${port}: ${counted(median, 'container')} a week, the median of the ${weeks} weeks before today, in which`;
export const arrivedCount = (count: string): string => `${count} arrived`;
export const noArrivals = (day: string): string => `No container arrives by ${day}`;
export const allPorts = 'All ports';
export const portChoice = 'Port of discharge';
export const inWeeksOfWhich = (weeks: number): string => `in ${weeks} weeks, of which `;
export const slippedCount = (count: string): string => `${count} slipped`;
export const arrivalKinds = { onTime: 'On time', slipped: 'Slipped', unknown: 'No original ETA' } as const;
export const daysOfArrival = 'Days of arrival';
export const daysHint =
  'Drag over days, or use the arrow keys with Shift, to select some; Enter opens their rows.';
export const clearDays = 'Clear selection';
export const daysSelected = (count: string, days: string): string => `${count}, ${days}`;
export const fromTo = (from: string, to: string): string => (from === to ? from : `${from} to ${to}`);
export const dayText = (day: string, count: number, slipped: number): string =>
  `${day}: ${counted(count, 'container')}${slipped > 0 ? `, ${formatCount(slipped)} slipped` : ''}`;
export const day = 'Day';
export const port = 'Port';
export const total = 'Total';
export const weekFrom = 'Seven days from';
export const showAllPorts = (count: number): string => `Show all ${formatCount(count)} ports`;
export const showFewer = 'Show fewer';
export const arrivalKnown = 'Arrival day known for';
export const ofNotArrived = (count: string): string => `of ${count} not arrived yet`;
export const overdueCount = (count: string): string => `${count} overdue`;
export const notReportedCount = (count: string): string => `${count} not reported`;
export const laterCount = (count: string, weeks: number): string => `${count} after ${weeks} weeks`;
export const portMissing = (count: number): string => `Port not reported for ${counted(count, 'container')}.`;
export const arrivalsFile = 'arrivals ahead';

export const freeTimeTitle = 'Free time';
export const freeTimeFinding = (past: string, isOne: boolean, near: string): string =>
  `${past} ${isOne ? 'is' : 'are'} past the last free day, ${near} within 3 days of it`;
export const noFreeTime = 'No container waits by a last free day';
export const costSoFar = (sums: readonly Sum[]): string => `Estimated ${describeSums(sums)} so far`;
export const costProjected = (sums: readonly Sum[], days: number): string =>
  `${describeSums(sums)} if all wait ${days} more days`;
export const noTariffs = 'No tariff is switched on, so no cost is estimated.';
export const addTariff = 'Add a tariff';
export const moreRows = (count: number): string => `Show ${formatCount(count)} more`;
export const showAllRows = (count: string): string => `Show all ${count} in the list`;
export const freeDayKnown = 'Last free day known for';
export const ofOnLand = (count: string): string => `of ${count} at a port or inland destination`;
export const freeTimeFile = 'free time';

export const placesTitle = 'Where the containers are';
export const placesFinding = (count: string, isOne: boolean, stage: string, most: string): string =>
  `${count} ${isOne ? 'is' : 'are'} under way, most ${stage}: ${most}`;
export const noPlaces = 'No container is under way';
/** In a sentence. */
export const stagePhrases: Readonly<Record<FlowStage, string>> = {
  origin: 'at origin',
  sea: 'at sea',
  port: 'at port',
  inland: 'on rail or inland',
  destination: 'at destination',
  out: 'with the empty not returned',
};
/** The place that the containers of a stage are counted by. */
export const placeKinds: Readonly<Record<FlowStage, string>> = {
  origin: 'by POL',
  sea: 'by POD',
  port: 'by POD',
  inland: 'by inland destination',
  destination: 'by inland destination',
  out: 'by POD',
};
export const placeMissing = (count: number): string => `${formatCount(count)} not reported`;
export const morePlaces = (count: number): string => `${formatCount(count)} more ${plural(count, 'place')}`;
export const notInFlow = 'Not in the flow:';
export const returnedCount = (count: string): string => `${count} returned`;
export const placesFile = 'where the containers are';

export const empty = {
  title: 'Nothing to count yet',
  text: 'Figures, arrivals, free time and places of your containers show here once some are tracked.',
  link: 'Track containers',
} as const;
export const allPlaces = 'Show all places';
