import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { systemClock } from '#/time/clock.ts';
import { minute } from '#/time/durations.ts';
import { formatInstant, type FormatOptions } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import type { Playback } from './playback.ts';
import type { TimeMark } from './timeMark.ts';
import { TimeSlider } from './TimeSlider.tsx';
import { usePlaybackState } from './usePlayback.ts';
import { now as nowWord, past, projected, sliderLabel } from './words.ts';

/** The slider of the time bar. Its days are those of the user: a system time has no place (parts/Time.tsx). */
export function PlaybackSlider({
  playback,
  calls,
  arrivals,
}: {
  playback: Playback;
  calls: readonly TimeMark[];
  arrivals: ReadonlyMap<CalendarDay, number>;
}) {
  const options = useFormatOptions();
  // Rendered by the minute, which is less than a pixel on any screen.
  const at = instant(usePlaybackState(playback, (state) => Math.floor(state.at / minute)) * minute);
  const { from, until } = usePlaybackState(playback, (state) => state.range);
  const now = systemClock.now();
  return (
    <TimeSlider
      label={sliderLabel}
      valueText={valueText(at, now, options)}
      from={from}
      until={until}
      at={at}
      now={now}
      actualUntil={now}
      zone={options.display === 'utc' ? utc : options.viewer}
      calls={calls}
      arrivals={arrivals}
      onChange={(to) => playback.seek(to)}
    />
  );
}

function valueText(at: Instant, now: Instant, options: FormatOptions): string {
  const { date, time, zone } = formatInstant(at, options);
  const tense = Math.abs(at - now) < minute ? nowWord : at > now ? projected : past;
  return `${date} ${time} ${zone}, ${tense.toLowerCase()}`;
}
