import { memo } from 'react';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import { type DayTick, dayTicks } from './dayTicks.ts';
import { placeOf } from './placeOf.ts';

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
  const most = Math.max(1, ...ticks.map(({ day: date }) => arrivals?.get(date) ?? 0));
  return ticks.map((tick) => (
    <span key={tick.at} className="absolute bottom-4" style={{ left: placeOf(tick.at, from, until) }}>
      <Bar count={arrivals?.get(tick.day) ?? 0} most={most} span={(until - from) / day} />
      <TickLabel {...tick} />
    </span>
  ));
});

/** In the middle of its day, at least as high as it is wide so that a single arrival shows. */
function Bar({ count, most, span }: { count: number; most: number; span: number }) {
  if (count === 0) return null;
  const height = Math.max(4, Math.round((count / most) * highest));
  return (
    <span
      className="absolute bottom-1 w-1 rounded-t-[1px] bg-vessel-solid"
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
