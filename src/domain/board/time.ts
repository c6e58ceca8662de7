import { daysBetween } from '#/time/calendarDay.ts';
import { type FormatOptions, formatMoment, mayLackTime } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import type { BoardSettings } from './settings.ts';
import { today } from './words.ts';

export interface BoardTime {
  /** `14:05`, `Thu 14:05`, `19 Aug 14:05`, or the day alone where no more is known. */
  readonly text: string;
  /** `PDT`, `zone unknown`; null for a day. */
  readonly zone: string | null;
  readonly dateTime: string;
}

/** A moment on the clock of the board: without a date today, by its weekday in the six days after. */
export function boardTime(moment: Moment, clock: BoardSettings['zone'], now: Instant): BoardTime {
  // A source that reports only the day is read by the calendar of the place, whatever clock the board has.
  const dayOnly = mayLackTime(moment);
  const words = formatMoment(moment, optionsOf(dayOnly ? 'port' : clock, now));
  const [weekday = '', ...date] = words.date.split(' ');
  const ahead = daysAhead(moment, dayOnly ? 'port' : clock, now);
  const time = dayOnly ? null : words.time;
  const named = ahead !== null && ahead >= 1 && ahead <= 6 ? weekday : date.join(' ');
  const day = ahead === 0 ? (time === null ? today : '') : time === null ? words.date : named;
  return {
    text: [day, time].filter(Boolean).join(' '),
    zone: time === null ? null : words.zone,
    dateTime: words.dateTime,
  };
}

function optionsOf(clock: BoardSettings['zone'], now: Instant): FormatOptions {
  return clock === 'port' ? { display: 'place', viewer: utc, now } : { display: 'mine', viewer: clock, now };
}

/** Days from today on the clock that the moment is shown by; null where its zone is not known. */
function daysAhead(moment: Moment, clock: BoardSettings['zone'], now: Instant): number | null {
  if (moment.kind !== 'zoned' || moment.zoneNote !== null) return null;
  const zone: ZoneName = clock === 'port' ? moment.zone : clock;
  return daysBetween(localDay(now, zone), localDay(moment.at, zone));
}
