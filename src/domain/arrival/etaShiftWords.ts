import { isLater, type MomentShift } from '#/time/momentShift.ts';
import { shiftLength } from './words.ts';

/** How far an ETA has moved from the original: `ETA slipped 2 d`, `ETA pulled in 3 h`. */
export function etaShift(shift: MomentShift): string {
  const length = shiftLength(shift);
  if (length === null) return 'ETA same day';
  return isLater(shift) ? `ETA slipped ${length}` : `ETA pulled in ${length}`;
}

/** How far an arrival was from the original ETA: `2 d after original ETA`. */
export function arrivalShift(shift: MomentShift): string {
  const length = shiftLength(shift);
  if (length === null) return 'On the day of the original ETA';
  return `${length} ${isLater(shift) ? 'after' : 'before'} original ETA`;
}
