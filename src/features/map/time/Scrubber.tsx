import './scrubber.css';
import { memo } from 'react';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import { systemClock } from '#/time/clock.ts';
import { day, hour, minute } from '#/time/durations.ts';
import { formatInstant, type FormatOptions } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { Slider } from '#/ui/Slider.tsx';
import { dayTicks } from './dayTicks.ts';
import type { Playback } from './playback.ts';
import { usePlaybackState } from './usePlayback.ts';
import { now as nowWord, past, projected, sliderLabel } from './words.ts';

/** The slider of the time bar: the past solid, the future dashed, a mark for each day. */
export function Scrubber({ playback }: { playback: Playback }) {
  const options = useFormatOptions();
  // Rendered by the minute, which is less than a pixel on any screen.
  const at = usePlaybackState(playback, (state) => Math.floor(state.at / minute));
  const { from, until } = usePlaybackState(playback, (state) => state.range);
  const now = systemClock.now();
  const present = placeOf(now, from, until);

  return (
    <div className="relative h-12">
      {/* The thumb is 16 px wide and stays within the track, so the marks are inset by half of it. */}
      <div aria-hidden className="pointer-events-none absolute inset-x-2 top-0 h-full">
        <span className="absolute top-[9px] left-0 border-t-2 border-ink-soft" style={{ width: present }} />
        <span
          className="absolute top-[9px] right-0 border-t-2 border-dashed border-line-strong"
          style={{ left: present }}
        />
        <DayMarks from={from} until={until} {...options} />
        <span
          className="absolute top-[3px] h-4 -translate-x-1/2 border-l-2 border-accent"
          style={{ left: present }}
        />
      </div>
      <Slider
        label={sliderLabel}
        valueText={valueText(instant(at * minute), now, options)}
        min={from}
        max={until}
        grain={minute}
        step={hour}
        page={day}
        value={at * minute}
        onChange={(value) => playback.seek(instant(value))}
        className="scrubber absolute inset-x-0 top-0 h-5 w-full"
      />
    </div>
  );
}

function valueText(at: Instant, now: Instant, options: FormatOptions): string {
  const { date, time, zone } = formatInstant(at, options);
  const tense = Math.abs(at - now) < minute ? nowWord : at > now ? projected : past;
  return `${date} ${time} ${zone}, ${tense.toLowerCase()}`;
}

/** Rendered again only when the days change, not with every change of the time. */
const DayMarks = memo(function DayMarks({
  from,
  until,
  display,
  viewer,
  now,
}: { from: Instant; until: Instant } & FormatOptions) {
  return dayTicks(from, until, { display, viewer, now }).map(({ at, label, isOdd }) => (
    <span key={at} className="absolute top-[15px]" style={{ left: placeOf(at, from, until) }}>
      <span
        className={
          label === null ? 'absolute h-1 border-l border-line' : 'absolute h-2 border-l border-line-strong'
        }
      />
      {label !== null && (
        <span
          className={classes(
            'absolute top-2.5 -translate-x-1/2 text-2xs whitespace-nowrap text-ink-faint',
            isOdd && 'max-lg:hidden',
          )}
        >
          {label}
        </span>
      )}
    </span>
  ));
});

/** The place of an instant on the slider, as a CSS percentage. */
function placeOf(at: number, from: number, until: number): string {
  return `${(Math.min(1, Math.max(0, (at - from) / (until - from))) * 100).toFixed(3)}%`;
}
