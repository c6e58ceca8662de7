import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '#/time/clock.ts';
import { type Instant, instant } from '#/time/instant.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How much time of the world passes in a second on the screen, in milliseconds. */
export const speeds = [hour, 6 * hour, day, 3 * day] as const;
export type Speed = (typeof speeds)[number];

/** Where frames come from: calls once, with the milliseconds of a clock that only ever runs forward. */
export interface FrameSource {
  /** @returns calls it off */
  next(frame: (milliseconds: number) => void): () => void;
}

export interface PlaybackRange {
  readonly from: Instant;
  readonly until: Instant;
}

export interface PlaybackState {
  /** The instant that is shown. */
  readonly at: Instant;
  /** Whether it is the present and goes on with it. */
  readonly following: boolean;
  readonly range: PlaybackRange;
  readonly playing: boolean;
  readonly speed: Speed;
}

export interface Playback extends Pick<StoreApi<PlaybackState>, 'getState' | 'subscribe'> {
  /** Shows an instant of the range; whatever lies outside of it is the nearer end. Ends the playing. */
  seek(at: Instant): void;
  /** So many milliseconds on, or back. */
  step(milliseconds: number): void;
  /** The present, from now on going on with the clock. */
  follow(): void;
  /** Plays on to the end of the range; from the end, it begins at the present. */
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  /** Takes the time of the clock where the present is followed. */
  tick(): void;
  /** Ends whatever runs. */
  stop(): void;
}

export interface PlaybackSettings {
  readonly clock: Clock;
  readonly frames: FrameSource;
  /** The days around the present that can be shown. */
  readonly days: { readonly before: number; readonly after: number };
  /** Null: the present. */
  readonly at: Instant | null;
  /** Whether the user wants no motion: time then jumps once a second instead of gliding. */
  readonly reducedMotion: () => boolean;
}

/** A longer gap between frames, such as a page in the background, is no time that passed on the screen. */
const longestFrame = 250;
const jump = 1_000;

/** The time that the fleet is shown at, as a player without a screen. It keeps no view and draws nothing. */
export function createPlayback({ clock, frames, days, at, reducedMotion }: PlaybackSettings): Playback {
  const start = clock.now();
  const around = (now: Instant): PlaybackRange => ({
    from: instant(now - days.before * day),
    until: instant(now + days.after * day),
  });
  const store = createStore<PlaybackState>(() => ({
    at: at === null ? start : within(at, around(start)),
    following: at === null,
    range: around(start),
    playing: false,
    speed: 6 * hour,
  }));
  const { getState, setState } = store;
  let cancel: (() => void) | null = null;

  function pause(): void {
    cancel?.();
    cancel = null;
    if (getState().playing) setState({ playing: false });
  }

  /** @param since the last frame that moved the time; null before the first */
  function run(since: number | null): void {
    cancel = frames.next((milliseconds) => {
      const passed = since === null ? 0 : milliseconds - since;
      if (reducedMotion() && since !== null && passed < jump) {
        run(since);
        return;
      }
      const counted = reducedMotion() ? Math.min(passed, jump) : Math.min(passed, longestFrame);
      const { at: shown, range, speed } = getState();
      const next = within(instant(shown + (counted / 1_000) * speed), range);
      if (next !== shown) setState({ at: next, following: false });
      if (next === range.until) pause();
      else run(milliseconds);
    });
  }

  return {
    getState,
    subscribe: store.subscribe,
    seek(to) {
      pause();
      const { range } = getState();
      setState({ at: within(to, range), following: false });
    },
    step(milliseconds) {
      pause();
      const { at: shown, range } = getState();
      setState({ at: within(instant(shown + milliseconds), range), following: false });
    },
    follow() {
      pause();
      const now = clock.now();
      setState({ at: now, following: true, range: around(now) });
    },
    play() {
      const { playing, at: shown, range } = getState();
      if (playing) return;
      const begin = shown >= range.until ? clock.now() : shown;
      setState({ playing: true, following: false, at: begin });
      run(null);
    },
    pause,
    setSpeed: (speed) => setState({ speed }),
    tick() {
      const now = clock.now();
      const { following, at: shown } = getState();
      if (following && shown !== now) setState({ at: now, range: around(now) });
    },
    stop: pause,
  };
}

function within(at: Instant, { from, until }: PlaybackRange): Instant {
  return at < from ? from : at > until ? until : at;
}

/** The frames of the screen. */
export const screenFrames: FrameSource = {
  next(frame) {
    const id = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(id);
  },
};
