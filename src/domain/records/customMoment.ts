import { parseCalendarDay } from '#/time/calendarDay.ts';
import { type Moment, readMoment } from '#/time/moment.ts';

const wallClock = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/;

/** `YYYY-MM-DD HH:MM:SS` names no zone, so its digits are what somebody's clock shows and are never shifted. */
export function readCustomMoment(value: string): Moment | null {
  const digits = value.trim();
  const day = parseCalendarDay(digits);
  if (day) return { kind: 'day', day };
  return wallClock.test(digits)
    ? readMoment(`${digits.replace(' ', 'T')}Z`, null)
    : readMoment(digits, 'Etc/UTC');
}
