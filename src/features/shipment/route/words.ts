import { counted } from '#/language/plural.ts';

export const revisions = (count: number): string => counted(count, 'revision');
export const revisionsCaption = 'ETA revisions, oldest first';
export const learned = 'Received';
export const arrival = 'Arrival';
export const change = 'Change';
export const learnedNotReported = 'not reported';
export const originalEta = 'original ETA';
export const arrivedWord = 'arrived';
/** `+2 days`, `−1 day` */
export const signedDays = (days: number): string =>
  `${days > 0 ? '+' : '−'}${counted(Math.abs(days), 'day')}`;
/** `+5 h`, `−3 h` */
export const signedHours = (hours: number): string => `${hours > 0 ? '+' : '−'}${Math.abs(hours)} h`;
export const sameDay = 'same day';

export const plotLabel = (from: string, earliest: string, latest: string): string =>
  `ETA since ${from}: between ${earliest} and ${latest}`;
export const now = 'now';
