import { wholeDays } from '#/time/relative.ts';

export const route = 'Route';
export const portOfLoading = 'Port of loading';
export const portOfDischarge = 'Port of discharge';
export const inlandDestination = 'Inland destination';
export const departed = 'Departed';
export const etd = 'ETD';
export const arrived = 'Arrived';
export const eta = 'ETA';
export const dateNotReported = (what: string): string => `${what}, date not reported`;
export const notReported = (what: string): string => `${what}: not reported`;

interface Shift {
  readonly days: number;
  readonly hours: number | null;
}

/** `2 d`, `3 h`; null where the day is the same and no hours can be counted. */
function size({ days, hours }: Shift): string | null {
  if (days !== 0) return `${Math.abs(days)} d`;
  return hours ? `${Math.abs(hours)} h` : null;
}
const isLater = ({ days, hours }: Shift) => (days || hours || 0) > 0;

/** How far an ETA has moved from the original: `ETA slipped 2 d`, `ETA pulled in 3 h`. */
export function etaShift(shift: Shift): string {
  const length = size(shift);
  if (length === null) return 'ETA same day';
  return isLater(shift) ? `ETA slipped ${length}` : `ETA pulled in ${length}`;
}

/** How far an arrival was from the original ETA: `2 d after original ETA`. */
export function arrivalShift(shift: Shift): string {
  const length = size(shift);
  if (length === null) return 'On the day of the original ETA';
  return `${length} ${isLater(shift) ? 'after' : 'before'} original ETA`;
}

export const revisions = (count: number): string => (count === 1 ? '1 revision' : `${count} revisions`);
export const revisionsCaption = 'ETA revisions, oldest first';
export const learned = 'Learned';
export const arrival = 'Arrival';
export const change = 'Change';
export const learnedNotReported = 'not reported';
export const originalEta = 'original ETA';
export const arrivedWord = 'arrived';
/** `+2 days`, `−1 day` */
export const signedDays = (days: number): string => `${days > 0 ? '+' : '−'}${wholeDays(Math.abs(days))}`;
/** `+5 h`, `−3 h` */
export const signedHours = (hours: number): string => `${hours > 0 ? '+' : '−'}${Math.abs(hours)} h`;
export const sameDay = 'same day';

export const plotLabel = (from: string, earliest: string, latest: string): string =>
  `ETA since ${from}: between ${earliest} and ${latest}`;
export const now = 'now';
