import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { printInstant, timeMachineDays } from '#/domain/fleetMap/search.ts';
import { systemClock } from '#/time/clock.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { createPlayback, type Playback, type PlaybackState, screenFrames } from './playback.ts';
import { useThrottled } from './useThrottled.ts';

/** How often the clock is looked at while the present is shown. */
const tick = 30_000;
/** A browser takes about three changes of the address a second. */
const addressPace = 500;
const quarter = 15 * 60_000;
const listPace = 250;

/**
 * The player of this page. It leads while it runs, many times a second, and the address follows; an address that somebody
 * else changed, such as “back”, leads the player.
 *
 * @param at what the address asks for; null is the present
 * @param write puts an instant into the address, or takes it out
 */
export function usePlayback(at: Instant | null, write: (at: string | undefined) => void): Playback {
  const [playback] = useState(() =>
    createPlayback({
      clock: systemClock,
      frames: screenFrames,
      days: timeMachineDays,
      at,
      reducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    }),
  );
  // What this page has put into the address and not yet found there: the address follows by up to a second.
  const written = useRef<(string | undefined)[]>([]);
  const reported = useRef(at === null ? undefined : printInstant(at));
  const tell = useThrottled(addressPace, () => {
    const { following, at: shown } = playback.getState();
    const text = following ? undefined : printInstant(shown);
    if (text === reported.current) return;
    reported.current = text;
    written.current.push(text);
    write(text);
  });
  useEffect(() => {
    const timer = setInterval(() => playback.tick(), tick);
    const unsubscribe = playback.subscribe(tell);
    return () => {
      clearInterval(timer);
      unsubscribe();
      playback.pause();
    };
  }, [playback, tell]);
  const asked = at === null ? undefined : printInstant(at);
  useEffect(() => {
    const own = written.current.indexOf(asked);
    written.current.splice(0, own + 1);
    if (own >= 0 || asked === reported.current) return;
    reported.current = asked;
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
 * The instant that lists go by: the quarter of an hour that is shown, since every calendar day begins on one, and told
 * a few times a second at most.
 */
export function useListInstant(playback: Playback): Instant {
  const floor = () => instant(Math.floor(playback.getState().at / quarter) * quarter);
  const [shown, setShown] = useState(floor);
  const update = useThrottled(listPace, () => startTransition(() => setShown(floor())));
  useEffect(() => playback.subscribe(update), [playback, update]);
  return shown;
}
