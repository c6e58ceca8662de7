import type { CalendarDay } from '#/time/calendarDay.ts';
import { type FormatOptions, formatMoment } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay, mayLackTime } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import type { BoardSettings } from './settings.ts';

type Clock = BoardSettings['zone'];

/** A moment on the clock of the board. */
export interface BoardTime {
  readonly day: CalendarDay;
  /** The day that it is now on the same clock; null where digits have no zone. */
  readonly today: CalendarDay | null;
  /** `Thu 13 Aug`, the one form of a date outside of the headings. */
  readonly date: string;
  /** `14:05`; null where only the day is known. */
  readonly time: string | null;
  /** `PDT`, `zone unknown`; null where only the day is known. */
  readonly zone: string | null;
  /** What comes first in the day is least; a day alone may be any time of it and comes last. */
  readonly turn: number;
}

export function boardTime(moment: Moment, clock: Clock, now: Instant): BoardTime {
  // A source that reports only the day is read by the calendar of the place, whatever clock the board has.
  const dayOnly = mayLackTime(moment);
  const zone = zoneOf(moment, dayOnly ? 'port' : clock);
  const words = formatMoment(moment, optionsOf(dayOnly ? 'port' : clock, now));
  const day = moment.kind === 'zoned' && zone ? localDay(moment.at, zone) : dayOf(moment);
  return {
    day,
    today: zone && localDay(now, zone),
    date: words.date,
    time: dayOnly ? null : words.time,
    zone: dayOnly ? null : words.zone,
    turn: dayOnly ? Infinity : moment.kind === 'zoned' ? wallClock(moment.at, zone ?? utc) : sortKey(moment),
  };
}

/** `Thu 13 Aug 14:05`, or the day alone where no more is known. */
export function dateAndTime({ date, time }: BoardTime): string {
  return time === null ? date : `${date} ${time}`;
}

function optionsOf(clock: Clock, now: Instant): FormatOptions {
  return clock === 'port' ? { display: 'place', viewer: utc, now } : { display: 'mine', viewer: clock, now };
}

/** Null where digits have no zone, or one that is not known: nothing is shifted then. */
function zoneOf(moment: Moment, clock: Clock): ZoneName | null {
  if (moment.kind !== 'zoned') return null;
  if (clock !== 'port') return clock;
  return moment.zoneNote === null ? moment.zone : null;
}
