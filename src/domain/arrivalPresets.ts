import { dayText } from '#/time/digits.ts';
import type { ArrivalWindow } from './arrivalWindow.ts';
import { boundOffset, type DayBound } from './dayBound.ts';

/** A window with a name. */
export interface ArrivalPreset extends Required<ArrivalWindow> {
  readonly label: string;
}

/** Windows that move along with the days. Today belongs to all of them. */
export const arrivalPresets: readonly ArrivalPreset[] = [
  { label: 'Past 7 days', from: '-7d', to: 'today' },
  { label: 'Today', from: 'today', to: 'today' },
  { label: 'Next 3 days', from: 'today', to: '+3d' },
  { label: 'Next 7 days', from: 'today', to: '+7d' },
  { label: 'Next 14 days', from: 'today', to: '+14d' },
];

export function isWindow(one: ArrivalWindow, other: ArrivalWindow): boolean {
  return one.from === other.from && one.to === other.to;
}

/** A window in words: `Next 7 days`, `Wed 12 Aug 2026 to in 3 days`, `Until yesterday`. */
export function windowWords(window: ArrivalWindow): string {
  const preset = arrivalPresets.find((known) => isWindow(known, window));
  if (preset) return preset.label;
  const { from, to } = window;
  if (from && to) return from === to ? boundWords(from) : `${boundWords(from)} to ${boundWords(to)}`;
  if (from) return `From ${boundWords(from)}`;
  return to ? `Until ${boundWords(to)}` : 'Any day';
}

function boundWords(bound: DayBound): string {
  const offset = boundOffset(bound);
  if (offset === null) return dayText(Date.parse(bound)).long;
  if (Math.abs(offset) > 1) return offset > 0 ? `in ${offset} days` : `${-offset} days ago`;
  return offset === 0 ? 'today' : offset > 0 ? 'tomorrow' : 'yesterday';
}
