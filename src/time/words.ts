import { counted } from '#/language/plural.ts';

export const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** `2:05 PM` */
export const beforeNoon = (time: string): string => `${time} AM`;
export const afterNoon = (time: string): string => `${time} PM`;

/** `12 Aug` */
export const dayMonth = (day: number, month: string): string => `${day} ${month}`;
/** `12 Aug 2026` */
export const withYear = (date: string, year: number): string => `${date} ${year}`;
/** `Aug 12` */
export const monthDay = (month: string, day: number): string => `${month} ${day}`;
/** `Aug 12, 2026` */
export const monthDayYear = (date: string, year: number): string => `${date}, ${year}`;
/** `Wed 12 Aug`, `Wed Aug 12, 2026` */
export const withWeekday = (weekday: string, date: string): string => `${weekday} ${date}`;

/** Lengths of time on dense screens. */
export const inDays = (count: number): string => `${count} d`;
export const inHours = (count: number): string => `${count} h`;
export const inMinutes = (count: number): string => `${count} min`;
export const inSeconds = (count: number): string => `${count} s`;
/** `1 day`, `5 days`. */
export const wholeDays = (count: number): string => counted(count, 'day');

export const now = 'now';
export const within = (length: string): string => `in ${length}`;
export const ago = (length: string): string => `${length} ago`;

/** How a moment has moved, or how long after it something was learned. */
export const later = (length: string): string => `${length} later`;
export const earlier = (length: string): string => `${length} earlier`;
export const atAnotherTime = 'at another time that day';
export const before = (length: string): string => `${length} before`;
export const atOnce = 'at once';
export const sameDay = 'the same day';
export const about = (length: string): string => `about ${length}`;

export const zoneUnknown = 'zone unknown';
export const onlyTheDay = '00:00 may mean that the source gave only the day.';
export const clockOfPlace = 'Clock time of the place; its time zone is not known.';
export const zoneNotKnown = (zone: string): string =>
  `The source names the zone “${zone}”, which is not known.`;
export const shownInUtc = (note: string): string => `${note} Shown in UTC.`;
