import { useCallback, useState } from 'react';
import { timeBarDays } from '#/domain/fleetMap/search.ts';
import { hour } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import type { Playback } from './playback.ts';
import { usePlaybackState } from './usePlayback.ts';

/**
 * The start of the past tracks: the start of the time bar, once the user has gone back in time; null before that, since
 * they take a request for each vessel.
 */
export function usePastFrom(playback: Playback): Instant | null {
  // Whole hours, so that queries keep the same key.
  const [start] = useState(() =>
    instant(Math.floor(Date.now() / hour) * hour - timeBarDays.before * 24 * hour),
  );
  const [asked, setAsked] = useState(false);
  const isPast = usePlaybackState(
    playback,
    useCallback(({ at, following }) => !following && at < Date.now() - hour, []),
  );
  if (isPast && !asked) setAsked(true);
  return asked ? start : null;
}
