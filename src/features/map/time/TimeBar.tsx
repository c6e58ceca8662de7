import { lowerCase } from '#/language/lowerCase.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { InstantTime } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { systemClock } from '#/time/clock.ts';
import { hour, minute } from '#/time/durations.ts';
import { formatInstant, type FormatOptions } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { formatRelative } from '#/time/relative.ts';
import { inDays, inHours } from '#/time/words.ts';
import { utc } from '#/time/zone.ts';
import { Badge } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Icon } from '#/ui/icons/Icon.tsx';
import { type Playback, speeds } from './playback.ts';
import type { TimeMark } from './timeMark.ts';
import { TimeSlider } from './TimeSlider.tsx';
import { usePlaybackState } from './usePlayback.ts';
import {
  barLabel,
  now as nowWord,
  past,
  pause,
  play,
  projected,
  speedLabel,
  sliderLabel,
  countsAreForNow,
} from './words.ts';

const speedOptions = speeds.map((speed) => ({
  value: String(speed),
  label: speed < 24 * hour ? `${inHours(speed / hour)}/s` : `${inDays(speed / hour / 24)}/s`,
}));

/** The time that the map and the lists show, and the controls that change it. */
export function TimeBar({
  playback,
  calls,
  arrivals,
}: {
  playback: Playback;
  /** Those of the selected vessel. */
  calls: readonly TimeMark[];
  /** How many shipments arrive on a day. */
  arrivals: ReadonlyMap<CalendarDay, number>;
}) {
  const playing = usePlaybackState(playback, (state) => state.playing);
  const speed = usePlaybackState(playback, (state) => state.speed);
  const following = usePlaybackState(playback, (state) => state.following);
  return (
    <section aria-label={barLabel} className="border-t border-line bg-surface px-3 pt-2 pb-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button
          aria-label={playing ? pause : play}
          title={playing ? pause : play}
          className="w-9 px-0"
          onClick={() => (playing ? playback.pause() : playback.play())}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </Button>
        <Button
          aria-pressed={following}
          // It keeps the focus, which `disabled` would lose.
          aria-disabled={following}
          className="aria-disabled:opacity-50"
          onClick={() => following || playback.follow()}
        >
          {nowWord}
        </Button>
        <ShownTime playback={playback} />
        <Select
          className="ml-auto"
          label={speedLabel}
          value={String(speed)}
          options={speedOptions}
          onChange={(value) => {
            const chosen = speeds.find((one) => String(one) === value);
            if (chosen) playback.setSpeed(chosen);
          }}
        />
      </div>
      <PlaybackSlider {...{ playback, calls, arrivals }} />
    </section>
  );
}

/** The time shown with its zone, its distance from now, and whether it is past or projected. */
function ShownTime({ playback }: { playback: Playback }) {
  const at = usePlaybackState(playback, (state) => Math.floor(state.at / minute) * minute) as ReturnType<
    typeof systemClock.now
  >;
  const following = usePlaybackState(playback, (state) => state.following);
  const now = systemClock.now();
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
      <span className="font-semibold">
        <InstantTime at={at} />
      </span>
      {following ? (
        <span className="max-sm:sr-only">
          <Badge tone="vessel">{nowWord}</Badge>
        </span>
      ) : at > now ? (
        <Badge tone="attention">{projected}</Badge>
      ) : (
        <Badge>{past}</Badge>
      )}
      {!following && <span className="text-ink-soft max-sm:sr-only">{formatRelative(at, now)}</span>}
    </p>
  );
}

const PlayIcon = () => (
  <Icon>
    <path d="M5 3.25v9.5L12.5 8 5 3.25Z" fill="currentColor" />
  </Icon>
);

const PauseIcon = () => (
  <Icon>
    <path d="M5.5 3.5v9M10.5 3.5v9" strokeWidth="2.5" />
  </Icon>
);

/** The slider of the time bar. Its days are those of the user: a system time has no place (parts/time/Time.tsx). */
function PlaybackSlider({
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
  return `${date} ${time} ${zone}${clauseComma}${lowerCase(tense)}`;
}

/** Says that the counts are for now, while the map shows another time. */
export function AsOfNow({ playback }: { playback: Playback }) {
  const following = usePlaybackState(playback, (state) => state.following);
  return following ? null : (
    <p className="mx-3 my-2 rounded bg-quiet-wash px-2 py-1 text-sm text-ink-soft">{countsAreForNow}</p>
  );
}
