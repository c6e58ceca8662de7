import { useState } from 'react';
import { timeBarDays } from '#/domain/fleetMap/search.ts';
import { day, hour } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import type { Playback, PlaybackState } from './playback.ts';
import { usePlaybackState } from './usePlayback.ts';

/** By the present that the range lies around: a part of the state never asks the clock, which goes on between two answers. */
const isInPast = ({ at, following, range }: PlaybackState) =>
  !following && at < range.from + timeBarDays.before * day - hour;

/**
 * The start of the past tracks: the start of the time bar, once the user has gone back in time; null before that, since
 * they take a request for each vessel.
 */
export function usePastFrom(playback: Playback): Instant | null {
  // Whole hours, so that queries keep the same key.
  const [start] = useState(() => instant(Math.floor(Date.now() / hour) * hour - timeBarDays.before * day));
  const [asked, setAsked] = useState(false);
  const isPast = usePlaybackState(playback, isInPast);
  if (isPast && !asked) setAsked(true);
  return asked ? start : null;
}
