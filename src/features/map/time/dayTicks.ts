import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import { type FormatOptions, formatMoment, wallClock } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { utc } from '#/time/zone.ts';

/** The beginning of a day on the time bar. */
export interface DayTick {
  readonly at: Instant;
  /** `10 Aug` on Mondays; null on other days. */
  readonly label: string | null;
  /** Every second week, whose label is hidden on narrow screens. */
  readonly isOdd: boolean;
}

/** The days that begin in a span, in the time zone of the user: a system time has no place (parts/Time.tsx). */
export function dayTicks(from: Instant, until: Instant, options: FormatOptions): DayTick[] {
  const zone = options.display === 'utc' ? utc : options.viewer;
  const ticks: DayTick[] = [];
  for (let date = addDays(localDay(from, zone), 1); ; date = addDays(date, 1)) {
    const at = startOf(date, (instantThere) => wallClock(instantThere, zone));
    if (at > until) return ticks;
    const isMonday = new Date(Date.parse(date)).getUTCDay() === 1;
    const words = formatMoment({ kind: 'day', day: date }, options).date;
    const week = Math.floor(Date.parse(date) / (7 * day));
    ticks.push({ at, isOdd: week % 2 === 1, label: isMonday ? words.replace(/^\w+ /, '') : null });
  }
}

/** The beginning of a day: its midnight in UTC minus the offset of the zone. */
function startOf(date: CalendarDay, clock: (at: Instant) => number): Instant {
  const midnight = Date.parse(date);
  let at = midnight;
  // Twice, since the first offset may be from before a change of the clocks.
  for (let round = 0; round < 2; round += 1) at += midnight - clock(instant(at));
  return instant(at);
}
