import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '#/time/clock.ts';
import { day, hour } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';

/** The time that passes on the map in a second, in milliseconds. */
export const speeds = [hour, 6 * hour, day, 3 * day] as const;
export type Speed = (typeof speeds)[number];

/** Calls back once for the next frame, with the milliseconds of a monotonic clock. */
export interface FrameSource {
  /** @returns a function that cancels it */
  next(frame: (milliseconds: number) => void): () => void;
}

export interface PlaybackRange {
  readonly from: Instant;
  readonly until: Instant;
}

export interface PlaybackState {
  /** The instant that is shown. */
  readonly at: Instant;
  /** Whether it follows the present. */
  readonly following: boolean;
  readonly range: PlaybackRange;
  readonly playing: boolean;
  readonly speed: Speed;
}

export interface Playback extends Pick<StoreApi<PlaybackState>, 'getState' | 'subscribe'> {
  /** Shows an instant, limited to the range, and pauses. */
  seek(at: Instant): void;
  /** Moves by milliseconds, forward or back, and pauses. */
  step(milliseconds: number): void;
  /** Shows the present and follows it. */
  follow(): void;
  /** Plays to the end of the range; at the end, it starts again from the present. */
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  /** Updates the present while it is followed. */
  tick(): void;
}

export interface PlaybackSettings {
  readonly clock: Clock;
  readonly frames: FrameSource;
  /** The range around the present, in days. */
  readonly days: { readonly before: number; readonly after: number };
  /** Null: the present. */
  readonly at: Instant | null;
  /** Whether the user asks for less motion: time then jumps once a second. */
  readonly reducedMotion: () => boolean;
}

/** Longer gaps between frames are cut to this: a page in the background does not play. */
const longestFrame = 250;
const jump = 1_000;

/** The time shown, as a player without a user interface. */
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

  /** @param since the last frame that changed the time; null before the first */
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
