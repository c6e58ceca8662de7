import { dayText } from '#/time/digits.ts';
import type { ArrivalWindow } from './arrivalWindow.ts';
import { boundOffset, type DayBound } from './dayBound.ts';

/** A window with a name. */
export interface ArrivalPreset extends Required<ArrivalWindow> {
  readonly label: string;
}

export const nextDays: ArrivalPreset = { label: 'Next 3 days', from: 'today', to: '+3d' };

/** Windows that move along with the days. Today belongs to all of them. */
export const arrivalPresets: readonly ArrivalPreset[] = [
  { label: 'Past 7 days', from: '-7d', to: 'today' },
  { label: 'Today', from: 'today', to: 'today' },
  nextDays,
  { label: 'Next 7 days', from: 'today', to: '+7d' },
  { label: 'Next 14 days', from: 'today', to: '+14d' },
];

export function isWindow(one: ArrivalWindow, other: ArrivalWindow): boolean {
  return one.from === other.from && one.to === other.to;
}

/** A window in words: `Next 7 days`, `Past 7 and next 7 days`, `Wed 12 Aug 2026 to 3 days from now`, `Today or later`. */
export function windowWords({ from, to }: ArrivalWindow): string {
  return sentence(
    from && to ? betweenWords(from, to) : from ? `${boundWords(from)} or later` : untilWords(to),
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const untilWords = (to: DayBound | undefined) => (to ? `${boundWords(to)} or earlier` : 'any day');

function betweenWords(from: DayBound, to: DayBound): string {
  const [first, last] = [boundOffset(from), boundOffset(to)];
  if (from === to || (first !== null && first === last)) return boundWords(from);
  const plain = `${boundWords(from)} to ${boundWords(to)}`;
  if (first === null || last === null || first > last) return plain;
  if (last === 0) return first === -1 ? 'yesterday and today' : `past ${-first} days`;
  if (first === 0) return last === 1 ? 'today and tomorrow' : `next ${last} days`;
  if (first < -1 && last > 1) return `past ${-first} and next ${last} days`;
  if (first > 1) return `${first} to ${last} days from now`;
  return last < -1 ? `${-first} to ${-last} days ago` : plain;
}

function boundWords(bound: DayBound): string {
  const offset = boundOffset(bound);
  if (offset === null) return dayText(Date.parse(bound)).long;
  if (Math.abs(offset) > 1) return offset > 0 ? `${offset} days from now` : `${-offset} days ago`;
  return offset === 0 ? 'today' : offset > 0 ? 'tomorrow' : 'yesterday';
}
