import type { CalendarDay } from './calendarDay.ts';
import { dayText, isMidnight } from './digits.ts';
import type { Instant } from './instant.ts';
import { type Moment, readMoment } from './moment.ts';
import type { ZoneName } from './zone.ts';
import { wallClock } from './zoneOffsets.ts';

// A source that knows only the day is stored as midnight at the place (docs/interface.md 6.1). Counting hours from any
// such midnight would claim too much; an estimate, which is never made for the stroke of midnight, is written as a day too.

/** Whether the clock of the place reads midnight to the millisecond. */
export function isLocalMidnight(at: Instant, zone: ZoneName): boolean {
  return isMidnight(wallClock(at, zone));
}

/** Whether a moment may be no more than a day. */
export function mayLackTime(moment: Moment): boolean {
  switch (moment.kind) {
    case 'zoned':
      return moment.zoneNote === null && isLocalMidnight(moment.at, moment.zone);
    case 'wallClock':
      return isMidnight(moment.digits);
    case 'day':
      return true;
  }
}

/** Reads an estimate as `readMoment` reads any time, and marks that midnight is a day. */
export function readEstimate(
  text: string | null | undefined,
  zone: string | null | undefined,
): Moment | null {
  const moment = readMoment(text, zone);
  return moment && midnightAsDay(moment);
}

/** The same moment, whose midnight is a day. It keeps its instant and zone to be ordered and compared by. */
export function midnightAsDay(moment: Moment): Moment {
  return moment.kind === 'day' ? moment : { ...moment, midnightIsDay: true };
}

/** A moment as it is written, on screens and in files: a day where its midnight is one. */
export function asWritten(moment: Moment): Moment {
  if (moment.kind === 'day' || !moment.midnightIsDay || !mayLackTime(moment)) return moment;
  const digits = moment.kind === 'zoned' ? wallClock(moment.at, moment.zone) : moment.digits;
  return { kind: 'day', day: dayText(digits).iso as CalendarDay };
}
