import { memo } from 'react';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { type CalendarDay, addDays } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import { type FormatOptions, formatMoment } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import { classes } from '#/ui/classes.ts';

/** Days whose labels have room beside each other. */
const fewDays = 9;

/** Pixels. */
const highest = 12;

/** The days below a time slider, and what arrives on each as a bar. Rendered again only when the days change. */
export const DayMarks = memo(function DayMarks({
  from,
  until,
  zone,
  arrivals,
}: {
  from: Instant;
  until: Instant;
  zone: ZoneName;
  /** How many shipments arrive on a day, in the local days of their places. */
  arrivals: ReadonlyMap<CalendarDay, number> | undefined;
}) {
  const options = useFormatOptions();
  const ticks = dayTicks(from, until, zone, options);
  const busiest = Math.max(1, ...ticks.map(({ day: date }) => arrivals?.get(date) ?? 0));
  return ticks.map((tick) => (
    <span key={tick.at} className="absolute bottom-4" style={{ left: placeOf(tick.at, from, until) }}>
      <Bar count={arrivals?.get(tick.day) ?? 0} busiest={busiest} span={(until - from) / day} />
      <TickLabel {...tick} />
    </span>
  ));
});

/** In the middle of its day, at least as high as it is wide so that a single arrival shows. */
function Bar({ count, busiest, span }: { count: number; busiest: number; span: number }) {
  if (count === 0) return null;
  const height = Math.max(4, Math.round((count / busiest) * highest));
  return (
    <span
      className="absolute bottom-1 w-1 bg-vessel-solid"
      style={{ height, left: `calc(50cqw / ${span.toFixed(2)} - 2px)` }}
    />
  );
}

function TickLabel({ label, isOdd }: DayTick) {
  return (
    <>
      <span
        className={
          label === null ? 'absolute h-1 border-l border-line' : 'absolute h-2 border-l border-line-strong'
        }
      />
      {label !== null && (
        <span
          className={classes(
            'absolute top-1 -translate-x-1/2 text-2xs whitespace-nowrap text-ink-faint',
            isOdd && 'max-lg:hidden',
          )}
        >
          {label}
        </span>
      )}
    </>
  );
}

/** The beginning of a day on a time slider. */
interface DayTick {
  readonly at: Instant;
  readonly day: CalendarDay;
  /** `10 Aug` on Mondays, or on each day of a short span; else null. */
  readonly label: string | null;
  /** Every second label, which is hidden on narrow screens. */
  readonly isOdd: boolean;
}

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

/** The place of an instant on a time slider, as a CSS percentage. */
export function placeOf(at: number, from: number, until: number): string {
  return `${(Math.min(1, Math.max(0, (at - from) / (until - from))) * 100).toFixed(3)}%`;
}
