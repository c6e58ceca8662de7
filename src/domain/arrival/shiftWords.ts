import { isLater, type MomentShift } from '#/time/momentShift.ts';
import type { EtaChange } from './etaChange.ts';
import { onTime, shiftLength } from './words.ts';

/** The same with its sign: `+7 d`, `−4 h`; null where nothing moved that can be counted. */
export function signedShift(shift: MomentShift): string | null {
  const length = shiftLength(shift);
  return length === null ? null : `${isLater(shift) ? '+' : '−'}${length}`;
}

/** The same in words: `+7 d slipped`, `−2 d pulled in`, `on time` within the day; of an arrival as it was, `14 h early`. */
export function signedChange(change: EtaChange): string {
  if (change.arrived) return change.words;
  if (shiftTone(change) === 'same') return onTime;
  return `${signedShift(change)} ${isLater(change) ? 'slipped' : 'pulled in'}`;
}

/**
 * Whether a shift counts as one: from a calendar day on, by which plans are made. Within the day it is as good as on time,
 * and has no colour.
 */
export function shiftTone({ days }: Pick<MomentShift, 'days'>): 'late' | 'early' | 'same' {
  return days > 0 ? 'late' : days < 0 ? 'early' : 'same';
}
