import type { ArrivalWindow } from './arrivalWindow.ts';

export const nextThreeDays: Required<ArrivalWindow> = { from: 'today', to: '+3d' };

/** Windows that move along with the days. Today belongs to all of them. */
export const arrivalPresets: readonly Required<ArrivalWindow>[] = [
  { from: '-7d', to: 'today' },
  { from: 'today', to: 'today' },
  nextThreeDays,
  { from: 'today', to: '+7d' },
  { from: 'today', to: '+14d' },
];

export function isWindow(one: ArrivalWindow, other: ArrivalWindow): boolean {
  return one.from === other.from && one.to === other.to;
}
