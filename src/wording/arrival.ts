import type { ArrivalFact } from '#/domain/arrival/arrivalState.ts';
import { type EtaChange, shiftTone } from '#/domain/arrival/etaChange.ts';
import { formatDuration } from '#/time/format.ts';
import { isLater, type MomentShift } from '#/time/momentShift.ts';
import type { Span } from '#/time/span.ts';
import { inDays, inHours } from '#/time/words.ts';

export const arrivalStateLabels = {
  expected: 'Estimated',
  overdue: 'Overdue',
  arrived: 'Arrived',
  not_reported: 'Not reported',
} as const;
/** The state of an arrival in lists and files: `Overdue`, `Arrived, time estimated`. */
export const describeArrival = (arrival: ArrivalFact): string =>
  arrival.code === 'arrivedWithoutTime'
    ? arrivedWithoutTime(arrival.isEstimated)
    : arrivalStateLabels[arrival.code];

const arrivedWithoutTime = (isEstimated: boolean): string =>
  `${arrivalStateLabels.arrived}, time ${isEstimated ? 'estimated' : 'not reported'}`;

/** How far an ETA has moved: `2 d`, `3 h`; null where the day is the same and no hours can be counted. */
function shiftLength({ days, hours }: MomentShift): string | null {
  if (days !== 0) return inDays(Math.abs(days));
  return hours ? inHours(Math.abs(hours)) : null;
}

const onTime = 'on time';
/** Of an arrival that has happened: `2 d late`, `14 h early`, `on time`. */
export function describeArrived(shift: MomentShift): string {
  const length = shiftLength(shift);
  return length === null ? onTime : `${length} ${isLater(shift) ? 'late' : 'early'}`;
}

/** `slipped 2 d`, `pulled in 5 h`, `on time`. */
export function describeShift(shift: MomentShift): string {
  const length = shiftLength(shift);
  if (length === null) return onTime;
  return `${isLater(shift) ? 'slipped' : 'pulled in'} ${length}`;
}

/** How an ETA has changed, and of an arrival how it was. */
export const describeEtaChange = (change: EtaChange): string =>
  change.arrived ? describeArrived(change) : describeShift(change);

/** A shift with its sign: `+7 d`, `−4 h`; null where nothing moved that can be counted. */
export function signedShift(shift: MomentShift): string | null {
  const length = shiftLength(shift);
  return length === null ? null : `${isLater(shift) ? '+' : '−'}${length}`;
}

/** The same in words: `+7 d slipped`, `−2 d pulled in`, `on time` within the day; of an arrival as it was, `14 h early`. */
export function signedChange(change: EtaChange): string {
  if (change.arrived) return describeArrived(change);
  if (shiftTone(change) === 'same') return onTime;
  return `${signedShift(change)} ${isLater(change) ? 'slipped' : 'pulled in'}`;
}

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

/** How long an estimate is over that nothing has confirmed: `5 h`, `2 d`. */
export const describeOverdue = (span: Span): string =>
  span.precision === 'exact' ? formatDuration(span.milliseconds) : inDays(span.days);
