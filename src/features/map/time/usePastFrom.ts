import { useCallback, useState } from 'react';
import { timeMachineDays } from '#/domain/fleetMap/search.ts';
import { type Instant, instant } from '#/time/instant.ts';
import type { Playback } from './playback.ts';
import { usePlaybackState } from './usePlayback.ts';

const hour = 3_600_000;

/**
 * Since when the ways behind the vessels are wanted: from the begin of the time machine on, once somebody has gone back
 * in time; null before that, since it costs a request for each vessel.
 */
export function usePastFrom(playback: Playback): Instant | null {
  // Whole hours, or no two readings would be the same.
  const [start] = useState(() =>
    instant(Math.floor(Date.now() / hour) * hour - timeMachineDays.before * 24 * hour),
  );
  const [asked, setAsked] = useState(false);
  const isPast = usePlaybackState(
    playback,
    useCallback(({ at, following }) => !following && at < Date.now() - hour, []),
  );
  if (isPast && !asked) setAsked(true);
  return asked ? start : null;
}
