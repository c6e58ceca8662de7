import { InstantTime } from '#/parts/Time.tsx';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { systemClock } from '#/time/clock.ts';
import { hour, minute } from '#/time/durations.ts';
import { formatRelative } from '#/time/relative.ts';
import { Badge } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/Select.tsx';
import { type Playback, speeds } from './playback.ts';
import { PlaybackSlider } from './PlaybackSlider.tsx';
import { PauseIcon, PlayIcon } from './timeIcons.tsx';
import type { TimeMark } from './timeMark.ts';
import { usePlaybackState } from './usePlayback.ts';
import { barLabel, now as nowWord, past, pause, play, projected, speedLabel } from './words.ts';

const speedOptions = speeds.map((speed) => ({
  value: String(speed),
  label: speed < 24 * hour ? `${speed / hour} h/s` : `${speed / hour / 24} d/s`,
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
