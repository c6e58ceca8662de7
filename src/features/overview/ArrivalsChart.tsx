import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { type ArrivalsOfDay, arrivalsOf } from '#/domain/overview/arrivalsAhead.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { axisDay } from '#/time/axisDay.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { arrivalKinds, dayText, daysHint, daysOfArrival } from './words.ts';

/** Days by their places, both included: where the selection began, and where it ends. */
export interface DaySelection {
  readonly anchor: number;
  readonly end: number;
}

const height = 168;
/** Above the highest bar. */
const head = 8;
const kinds = ['onTime', 'slipped', 'unknown'] as const;
const percent = (part: number) => `${part * 100}%`;

/** Arrivals by day, stacked by how they keep to the original ETA. Days are selected by dragging or by the arrow keys. */
export function ArrivalsChart({
  days,
  selection,
  onSelect,
  onOpen,
  dayName,
}: {
  days: readonly ArrivalsOfDay[];
  selection: DaySelection | null;
  onSelect: (selection: DaySelection | null) => void;
  /** Opens the rows of the selected days. */
  onOpen: () => void;
  /** A day as the screen writes it. */
  dayName: (day: CalendarDay) => string;
}) {
  const hatch = useId();
  const [at, setAt] = useState(0);
  const most = Math.max(1, ...days.map(arrivalsOf));
  const ticks = roundTicks(most);
  const top = Math.max(most, ticks.at(-1) ?? 0);
  const y = (count: number) => height - (count / top) * (height - head);
  const format = useFormatOptions();
  const band = 1 / days.length;
  const clamp = (place: number) => Math.min(Math.max(place, 0), days.length - 1);
  const current = days[clamp(at)];
  const fills = {
    onTime: 'var(--vessel-solid)',
    slipped: `url(#${hatch})`,
    unknown: 'var(--rest-wash)',
  } as const;

  const go = (to: number, extend: boolean) => {
    const end = clamp(to);
    setAt(end);
    onSelect({ anchor: extend ? (selection?.anchor ?? at) : end, end });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - 7,
      ArrowDown: at + 7,
      Home: 0,
      End: days.length - 1,
    }[event.key];
    if (event.key === 'Escape' && selection) onSelect(null);
    else if (event.key === 'Enter' && selection) onOpen();
    else if (to === undefined) return;
    else go(to, event.shiftKey);
    event.preventDefault();
  };
  const placeAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return clamp(Math.floor(((clientX - left) / width) * days.length));
  };

  return (
    <figure className="min-w-0">
      <div className="flex gap-2">
        <svg aria-hidden width={24} height={height + 20} overflow="visible" className="shrink-0">
          {ticks.map((tick) => (
            <text key={tick} x={24} y={y(tick) + 4} textAnchor="end" className="fill-ink-faint text-2xs">
              {tick}
            </text>
          ))}
        </svg>
        <div
          role="slider"
          tabIndex={0}
          aria-label={daysOfArrival}
          aria-valuemin={0}
          aria-valuemax={days.length - 1}
          aria-valuenow={clamp(at)}
          aria-valuetext={current && dayText(dayName(current.day), arrivalsOf(current), current.slipped)}
          title={daysHint}
          className="min-w-0 flex-1 touch-pan-y rounded select-none"
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            go(placeAt(event), event.shiftKey);
          }}
          onPointerMove={(event) => {
            if (event.buttons === 1 && event.currentTarget.hasPointerCapture(event.pointerId))
              go(placeAt(event), true);
          }}
        >
          <svg aria-hidden width="100%" height={height + 20} overflow="visible" className="block">
            <defs>
              <Hatch id={hatch} />
            </defs>
            {selection && (
              <rect
                x={percent(Math.min(selection.anchor, selection.end) * band)}
                y={0}
                width={percent((Math.abs(selection.end - selection.anchor) + 1) * band)}
                height={height}
                fill="var(--accent-wash)"
                stroke="var(--accent)"
              />
            )}
            {ticks.map((tick) => (
              <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
            ))}
            {days.map((day, place) => {
              let below = 0;
              return kinds.map((kind) => {
                const from = below;
                below += day[kind];
                return day[kind] === 0 ? null : (
                  <rect
                    key={`${day.day} ${kind}`}
                    x={percent((place + 0.12) * band)}
                    y={y(below)}
                    width={percent(0.76 * band)}
                    height={y(from) - y(below)}
                    fill={fills[kind]}
                    stroke={kind === 'unknown' ? 'var(--rest-solid)' : 'none'}
                  />
                );
              });
            })}
            {days.map(({ day }, place) =>
              place % 7 === 0 ? (
                <g key={day} className={place % 14 === 0 ? '' : 'max-sm:hidden'}>
                  <line
                    x1={percent(place * band)}
                    x2={percent(place * band)}
                    y1={height}
                    y2={height + 6}
                    stroke="var(--line-strong)"
                  />
                  <text x={percent(place * band)} y={height + 16} dx={3} className="fill-ink-soft text-2xs">
                    {axisDay(day, format)}
                  </text>
                </g>
              ) : null,
            )}
          </svg>
        </div>
      </div>
      <figcaption className="flex flex-wrap gap-x-4 pt-2 pl-8 text-xs text-ink-soft">
        {kinds.map((kind) => (
          <span key={kind} className="flex items-center gap-1.5">
            <svg aria-hidden width={12} height={12}>
              <rect
                x={0.5}
                y={0.5}
                width={11}
                height={11}
                fill={fills[kind]}
                stroke={kind === 'unknown' ? 'var(--rest-solid)' : 'none'}
              />
            </svg>
            {arrivalKinds[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Stripes, so that the colour does not stand alone: for colour-blind readers, and on paper. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={5} height={5} fill="var(--attention-solid)" />
      <rect width={1.5} height={5} fill="var(--surface)" />
    </pattern>
  );
}

/** Three to five round numbers from 0 up to the highest, whole ones. */
function roundTicks(most: number): number[] {
  const raw = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((times) => times * power >= raw) ?? 10) * power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, tick) => tick * step);
}
