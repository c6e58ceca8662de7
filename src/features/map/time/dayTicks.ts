import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import { type FormatOptions, formatMoment, wallClock } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { ZoneName } from '#/time/zone.ts';

/** The beginning of a day on a time slider. */
export interface DayTick {
  readonly at: Instant;
  readonly day: CalendarDay;
  /** `10 Aug` on Mondays, or on each day of a short span; else null. */
  readonly label: string | null;
  /** Every second label, which is hidden on narrow screens. */
  readonly isOdd: boolean;
}

/** Days whose labels have room beside each other. */
const fewDays = 9;

/** The days that begin in a span, in a time zone. */
export function dayTicks(from: Instant, until: Instant, zone: ZoneName, options: FormatOptions): DayTick[] {
  const isShort = until - from < fewDays * day;
  const ticks: DayTick[] = [];
  for (let date = addDays(localDay(from, zone), 1); ; date = addDays(date, 1)) {
    const at = startOf(date, (instantThere) => wallClock(instantThere, zone));
    if (at > until) return ticks;
    const isMonday = new Date(Date.parse(date)).getUTCDay() === 1;
    const words = formatMoment({ kind: 'day', day: date }, options).date;
    const count = Math.floor(Date.parse(date) / (isShort ? day : 7 * day));
    const label = isMonday || isShort ? words.replace(/^\w+ /, '') : null;
    ticks.push({ at, day: date, isOdd: count % 2 === 1, label });
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
