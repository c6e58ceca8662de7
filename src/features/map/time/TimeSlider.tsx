import './timeSlider.css';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { day, hour, minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import { Slider } from '#/ui/fields/Slider.tsx';
import { DayMarks, placeOf } from './DayMarks.tsx';
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
