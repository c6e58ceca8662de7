import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '#/device/reducedMotion.ts';
import { printInstant, timeBarDays } from '#/domain/fleetMap/mapSearch.ts';
import { systemClock } from '#/time/clock.ts';
import { minute, day, hour } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { useThrottled } from '#/ui/hooks/useThrottled.ts';
import { createPlayback, type Playback, type PlaybackState, screenFrames } from './playback.ts';

/** How often the present is updated while it is shown. */
const tick = 30_000;
/** Browsers limit changes of the address to about three a second. */
const addressPace = 500;
const quarter = 15 * minute;
const listPace = 250;

/**
 * The player of this page. It writes its time to the address; a change of the address from elsewhere, such as “back”,
 * moves the player.
 *
 * @param at the time of the address; null is the present
 * @param write writes a time to the address, or removes it
 */
export function usePlayback(at: Instant | null, write: (at: string | undefined) => void): Playback {
  const [playback] = useState(() =>
    createPlayback({
      clock: systemClock,
      frames: screenFrames,
      days: timeBarDays,
      at,
      reducedMotion: prefersReducedMotion,
    }),
  );
  // The times that were written and have not come back from the address, which takes up to a second.
  const pending = useRef<(string | undefined)[]>([]);
  const last = useRef(at === null ? undefined : printInstant(at));
  const update = useThrottled(addressPace, () => {
    const { following, at: shown } = playback.getState();
    const text = following ? undefined : printInstant(shown);
    if (text === last.current) return;
    last.current = text;
    pending.current.push(text);
    write(text);
  });
  useEffect(() => {
    const timer = setInterval(() => playback.tick(), tick);
    const unsubscribe = playback.subscribe(update);
    return () => {
      clearInterval(timer);
      unsubscribe();
      playback.pause();
    };
  }, [playback, update]);
  const asked = at === null ? undefined : printInstant(at);
  useEffect(() => {
    const own = pending.current.indexOf(asked);
    pending.current.splice(0, own + 1);
    if (own >= 0 || asked === last.current) return;
    last.current = asked;
    if (asked === undefined) playback.follow();
    else playback.seek(instant(Date.parse(asked)));
  }, [asked, playback]);
  return playback;
}

/** A part of the player's state. */
export function usePlaybackState<Part>(playback: Playback, part: (state: PlaybackState) => Part): Part {
  return useSyncExternalStore(playback.subscribe, () => part(playback.getState()));
}

/**
 * The time of the lists: the quarter of an hour shown, since every local day begins on one. It changes a few times a
 * second at most.
 */
export function useListInstant(playback: Playback): Instant {
  const floor = () => instant(Math.floor(playback.getState().at / quarter) * quarter);
  const [shown, setShown] = useState(floor);
  const update = useThrottled(listPace, () => startTransition(() => setShown(floor())));
  useEffect(() => playback.subscribe(update), [playback, update]);
  return shown;
}

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
