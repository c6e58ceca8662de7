import type { CalendarDay } from '#/time/calendarDay.ts';
import type { ClockDisplay } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay, mayLackTime } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import type { BoardSettings } from './boardSettings.ts';

export type BoardClock = BoardSettings['zone'];

/** The day of a moment on the clock of the board. */
export interface ClockDay {
  readonly day: CalendarDay;
  /** The day that it is now on the same clock: of the port, or of the board; null where digits have no zone. */
  readonly today: CalendarDay | null;
  /** What comes first in the day is least; a day alone may be any time of it and comes last. */
  readonly turn: number;
}

export function clockDay(moment: Moment, clock: BoardClock, now: Instant): ClockDay {
  const zone = zoneOf(moment, clockOf(moment, clock));
  return {
    day: moment.kind === 'zoned' && zone ? localDay(moment.at, zone) : dayOf(moment),
    today: zone && localDay(now, zone),
    turn: turnOf(moment, zone),
  };
}

function turnOf(moment: Moment, zone: ZoneName | null): number {
  if (mayLackTime(moment)) return Infinity;
  return moment.kind === 'zoned' ? wallClock(moment.at, zone ?? utc) : sortKey(moment);
}

/** How a moment is written on the clock of the board. */
export function displayOf(moment: Moment, clock: BoardClock): ClockDisplay {
  const shown = clockOf(moment, clock);
  return shown === 'port' ? { display: 'place', viewer: utc } : { display: 'mine', viewer: shown };
}

/** A source that reports only the day is read by the calendar of the place, whatever clock the board has. */
const clockOf = (moment: Moment, clock: BoardClock): BoardClock => (mayLackTime(moment) ? 'port' : clock);

/** Null where digits have no zone, or one that is not known: nothing is shifted then. */
function zoneOf(moment: Moment, clock: BoardClock): ZoneName | null {
  if (moment.kind !== 'zoned') return null;
  if (clock !== 'port') return clock;
  return moment.unknownZone === null ? moment.zone : null;
}
