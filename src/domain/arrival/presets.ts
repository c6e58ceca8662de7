import { dayText } from '#/time/digits.ts';
import type { ArrivalWindow } from './arrivalWindow.ts';
import { boundOffset, type DayBound } from './dayBound.ts';
import * as words from './windowWords.ts';

/** A window with a name. */
export interface ArrivalPreset extends Required<ArrivalWindow> {
  readonly label: string;
}

export const nextThreeDays = preset('today', '+3d');

/** Windows that move along with the days. Today belongs to all of them. */
export const arrivalPresets: readonly ArrivalPreset[] = [
  preset('-7d', 'today'),
  preset('today', 'today'),
  nextThreeDays,
  preset('today', '+7d'),
  preset('today', '+14d'),
];

function preset(from: DayBound, to: DayBound): ArrivalPreset {
  return { label: windowWords({ from, to }), from, to };
}

export function isWindow(one: ArrivalWindow, other: ArrivalWindow): boolean {
  return one.from === other.from && one.to === other.to;
}

/** A window in words: `Next 7 days`, `Past 7 and next 7 days`, `Wed 12 Aug 2026 to 3 days from now`, `Today or later`. */
export function windowWords({ from, to }: ArrivalWindow): string {
  if (from && to) return sentence(betweenWords(from, to));
  if (from) return sentence(words.orLater(boundWords(from)));
  return sentence(to ? words.orEarlier(boundWords(to)) : words.anyDay);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function betweenWords(from: DayBound, to: DayBound): string {
  const [first, last] = [boundOffset(from), boundOffset(to)];
  if (from === to || (first !== null && first === last)) return boundWords(from);
  const plain = words.dayToDay(boundWords(from), boundWords(to));
  if (first === null || last === null || first > last) return plain;
  if (last === 0) return first === -1 ? words.yesterdayAndToday : words.pastDays(-first);
  if (first === 0) return last === 1 ? words.todayAndTomorrow : words.nextDays(last);
  if (first < -1 && last > 1) return words.pastAndNext(-first, last);
  if (first > 1) return words.fromNow(first, last);
  return last < -1 ? words.daysAgo(-first, -last) : plain;
}

function boundWords(bound: DayBound): string {
  const offset = boundOffset(bound);
  return offset === null ? dayText(Date.parse(bound)).long : words.dayWords(offset);
}
