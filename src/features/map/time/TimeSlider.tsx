import './timeSlider.css';
import { memo } from 'react';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { axisDay } from '#/time/axisDay.ts';
import { type CalendarDay, addDays } from '#/time/calendarDay.ts';
import { day, hour, minute } from '#/time/durations.ts';
import type { FormatOptions } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import { classes } from '#/ui/classes.ts';
import { Slider } from '#/ui/fields/Slider.tsx';
import { placeMarks, type TimeMark, type PlacedMark } from './timeMark.ts';

const looks: Readonly<Record<PlacedMark['kind'], string>> = {
  actual: 'size-2.5 border-vessel-solid bg-vessel-solid',
  estimated: 'size-2.5 border-vessel-solid bg-vessel-solid',
  original: 'size-2.5 border-ink-faint bg-surface',
};

interface TimeSliderProps {
  readonly label: string;
  readonly from: Instant;
  readonly until: Instant;
  /** The instant shown. */
  readonly at: Instant;
  readonly now: Instant;
  /** The end of what has happened: the line is solid until then, after that it is dashed. */
  readonly actualUntil: Instant;
  /** The zone of its days. */
  readonly zone: ZoneName;
  readonly calls: readonly TimeMark[];
  /** How many shipments arrive on a day. */
  readonly arrivals?: ReadonlyMap<CalendarDay, number>;
  /** The instant in words. */
  readonly valueText: string;
  readonly onChange: (at: Instant) => void;
}

/**
 * A time on a line: days below it with their arrivals, calls of a vessel on it, now as a stroke. The marks are hidden from
 * screen readers: the lists of the page have the same facts.
 */
export function TimeSlider({
  label,
  from,
  until,
  at,
  now,
  actualUntil,
  zone,
  calls,
  arrivals,
  valueText,
  onChange,
}: TimeSliderProps) {
  const reached = placeOf(actualUntil, from, until);
  const placed = placeMarks(calls, from, until);
  return (
    // The thumb is 16 px wide and stays within the line, so the marks are inset by half of it.
    <div>
      {/* Also without calls, so that the map above keeps its size when a vessel is selected. */}
      <div aria-hidden className="relative mx-2 h-4">
        <CallNames calls={placed} />
      </div>
      <div className="relative h-5">
        <div aria-hidden className="pointer-events-none absolute inset-x-2 inset-y-0">
          <span className="absolute top-[9px] left-0 border-t-2 border-ink-soft" style={{ width: reached }} />
          <span
            className="absolute top-[9px] right-0 border-t-2 border-dashed border-line-strong"
            style={{ left: reached }}
          />
          <CallDots calls={placed.toReversed()} />
          {now >= from && now <= until && (
            <span
              className="absolute top-[1px] h-[18px] -translate-x-1/2 border-l-2 border-ink"
              style={{ left: placeOf(now, from, until) }}
            />
          )}
        </div>
        <Slider
          label={label}
          valueText={valueText}
          min={from}
          max={until}
          grain={minute}
          step={hour}
          page={day}
          value={at}
          onChange={(value) => onChange(instant(value))}
          className="time-slider absolute inset-0 h-5 w-full"
        />
      </div>
      <div aria-hidden className="pointer-events-none relative mx-2 h-8 [container-type:inline-size]">
        <DayMarks from={from} until={until} zone={zone} arrivals={arrivals} />
      </div>
    </div>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** The calls of a vessel on the line of a time slider. */
function CallDots({ calls }: { calls: readonly PlacedMark[] }) {
  return calls.map(({ at, kind, share }) => (
    <span
      key={`${kind} ${at}`}
      className={classes(
        'absolute top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full border-2',
        looks[kind],
      )}
      style={{ left: percent(share) }}
    />
  ));
}

/** Their names above the line, none of them beyond its ends. */
function CallNames({ calls }: { calls: readonly PlacedMark[] }) {
  return calls.map(
    ({ at, kind, share, label, isLabelled }) =>
      isLabelled && (
        <span
          key={`${kind} ${at}`}
          className="absolute bottom-0 max-w-[30%] truncate text-2xs text-ink-soft"
          style={{ left: percent(share), translate: percent(-share) }}
        >
          {label}
        </span>
      ),
  );
}

/** Days whose labels have room beside each other. */
const fewDays = 9;

/** Pixels. */
const highest = 12;

/** The days below a time slider, and what arrives on each as a bar. Rendered again only when the days change. */
const DayMarks = memo(function DayMarks({
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
    const count = Math.floor(Date.parse(date) / (isShort ? day : 7 * day));
    const label = isMonday || isShort ? axisDay(date, options) : null;
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
function placeOf(at: number, from: number, until: number): string {
  return `${(Math.min(1, Math.max(0, (at - from) / (until - from))) * 100).toFixed(3)}%`;
}
