import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { type FormatOptions, formatMoment, wallClock } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { utc } from '#/time/zone.ts';

/** The beginning of a day on the time line. */
export interface DayTick {
  readonly at: Instant;
  /** `10 Aug`; null for a day that is only marked. Every Monday is named. */
  readonly label: string | null;
  /** Every second week, for a line too short to name them all. */
  readonly isOdd: boolean;
}

/** The days that begin in a span, by the clock of the reader: a system time has no place (parts/Time.tsx). */
export function dayTicks(from: Instant, until: Instant, options: FormatOptions): DayTick[] {
  const zone = options.display === 'utc' ? utc : options.viewer;
  const ticks: DayTick[] = [];
  for (let date = addDays(localDay(from, zone), 1); ; date = addDays(date, 1)) {
    const at = startOf(date, (instantThere) => wallClock(instantThere, zone));
    if (at > until) return ticks;
    const isMonday = new Date(Date.parse(date)).getUTCDay() === 1;
    const words = formatMoment({ kind: 'day', day: date }, options).date;
    const week = Math.floor(Date.parse(date) / (7 * 86_400_000));
    ticks.push({ at, isOdd: week % 2 === 1, label: isMonday ? words.replace(/^\w+ /, '') : null });
  }
}

/** When a day begins: its midnight as if it were UTC, less what the clock there is ahead. */
function startOf(date: CalendarDay, clock: (at: Instant) => number): Instant {
  const midnight = Date.parse(date);
  let at = midnight;
  // Twice, since the offset at the first guess may be that of the other side of a change of the clocks.
  for (let round = 0; round < 2; round += 1) at += midnight - clock(instant(at));
  return instant(at);
}
