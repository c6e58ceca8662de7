import { isLater, type MomentShift } from '#/time/momentShift.ts';
import { inDays, inHours } from '#/time/words.ts';

/** What a day near today is called. */
export const nearDays = { today: 'today', tomorrow: 'tomorrow', yesterday: 'yesterday' } as const;

export const arrivalStateLabels = {
  expected: 'Estimated',
  overdue: 'Overdue',
  arrived: 'Arrived',
  not_reported: 'Not reported',
} as const;
/** Of an arrival that has happened, where its time is not reported. */
export const arrivedWithoutTime = (isEstimated: boolean): string =>
  `${arrivalStateLabels.arrived}, time ${isEstimated ? 'estimated' : 'not reported'}`;

/** How far an ETA has moved: `2 d`, `3 h`; null where the day is the same and no hours can be counted. */
export function shiftLength({ days, hours }: MomentShift): string | null {
  if (days !== 0) return inDays(Math.abs(days));
  return hours ? inHours(Math.abs(hours)) : null;
}

export const onTime = 'on time';
/** Of an arrival that has happened: `2 d late`, `14 h early`, `on time`. */
export function describeArrived(shift: MomentShift): string {
  const length = shiftLength(shift);
  return length === null ? onTime : `${length} ${isLater(shift) ? 'late' : 'early'}`;
}

/** `slipped 2 d`, `pulled in 5 h`, `on time`. */
export function describeChange(shift: MomentShift): string {
  const length = shiftLength(shift);
  if (length === null) return onTime;
  return `${isLater(shift) ? 'slipped' : 'pulled in'} ${length}`;
}
