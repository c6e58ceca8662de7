import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour } from '#/time/durations.ts';
import { type Instant, instant, parseInstant } from '#/time/instant.ts';
import { createPlayback, type FrameSource, speeds } from './playback.ts';

const noon = parseInstant('2026-08-12T12:00:00Z') ?? instant(0);

/** A screen that draws on request. */
function createScreen() {
  let waiting: ((milliseconds: number) => void) | null = null;
  let shown = 5_000;
  const frames: FrameSource = {
    next(frame) {
      waiting = frame;
      return () => {
        waiting = null;
      };
    },
  };
  const draw = (milliseconds: number) => {
    shown += milliseconds;
    const frame = waiting;
    waiting = null;
    frame?.(shown);
  };
  return { frames, draw, isWaiting: () => waiting !== null };
}

function start({ at = null, reduced = false }: { at?: Instant | null; reduced?: boolean } = {}) {
  const screen = createScreen();
  let now = noon;
  const playback = createPlayback({
    clock: { now: () => now },
    frames: screen.frames,
    days: { before: 30, after: 45 },
    at,
    reducedMotion: () => reduced,
  });
  const pass = (milliseconds: number) => {
    now = instant(now + milliseconds);
  };
  return { ...screen, playback, pass, state: playback.getState };
}

describe('the player of the time bar', () => {
  it('shows the present and follows the clock', () => {
    const { playback, pass, state } = start();
    expect(state()).toMatchObject({ at: noon, following: true, playing: false });
    pass(hour);
    playback.tick();
    expect(state().at).toBe(noon + hour);
    expect(state().range).toEqual({ from: noon + hour - 30 * day, until: noon + hour + 45 * day });
  });

  it('stays at a chosen time until it follows the present again', () => {
    const { playback, pass, state } = start();
    playback.seek(instant(noon + 5 * day));
    pass(hour);
    playback.tick();
    expect(state()).toMatchObject({ at: noon + 5 * day, following: false });
    playback.follow();
    expect(state()).toMatchObject({ at: noon + hour, following: true });
  });

  it('starts at the time of the address, limited to its range', () => {
    expect(start({ at: instant(noon + day) }).state().at).toBe(noon + day);
    expect(start({ at: instant(noon + 1_000 * day) }).state().at).toBe(noon + 45 * day);
  });

  it('plays at its speed, by the time that passes on the screen', () => {
    const { playback, draw, state } = start();
    playback.setSpeed(day);
    playback.play();
    draw(16);
    expect(state().at).toBe(noon);
    draw(100);
    expect(state().at).toBe(noon + day / 10);
    playback.setSpeed(hour);
    draw(100);
    expect(state().at).toBe(noon + day / 10 + hour / 10);
  });

  it('does not play while the page is in the background', () => {
    const { playback, draw, state } = start();
    playback.setSpeed(hour);
    playback.play();
    draw(16);
    draw(60_000);
    expect(state().at).toBe(noon + hour / 4);
  });

  it('stops at the end, and then plays from the present', () => {
    const { playback, draw, state, isWaiting } = start({ at: instant(noon + 45 * day - hour) });
    playback.setSpeed(3 * day);
    playback.play();
    draw(16);
    draw(200);
    expect(state()).toMatchObject({ at: noon + 45 * day, playing: false });
    expect(isWaiting()).toBe(false);
    playback.play();
    expect(state()).toMatchObject({ at: noon, playing: true });
  });

  it('stops when it is paused or moved by hand', () => {
    for (const act of ['pause', 'seek', 'step', 'follow'] as const) {
      const { playback, draw, state, isWaiting } = start();
      playback.play();
      draw(16);
      if (act === 'seek') playback.seek(noon);
      else if (act === 'step') playback.step(hour);
      else playback[act]();
      expect(state().playing, act).toBe(false);
      expect(isWaiting(), act).toBe(false);
    }
  });

  it('jumps once a second with reduced motion, as far as it would have played', () => {
    const { playback, draw, state } = start({ reduced: true });
    playback.setSpeed(6 * hour);
    playback.play();
    draw(16);
    for (let frame = 0; frame < 9; frame += 1) draw(100);
    expect(state().at).toBe(noon);
    draw(100);
    expect(state().at).toBe(noon + 6 * hour);
  });

  it('never leaves its range and never goes back while it plays', () => {
    const acts = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('draw' as const), value: fc.integer({ min: 1, max: 400 }) }),
        fc.record({
          kind: fc.constant('step' as const),
          value: fc.integer({ min: -90 * day, max: 90 * day }),
        }),
        fc.record({ kind: fc.constant('speed' as const), value: fc.nat(speeds.length - 1) }),
        fc.record({ kind: fc.constant('play' as const), value: fc.constant(0) }),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(acts, (script) => {
        const { playback, draw, state } = start();
        for (const { kind, value } of script) {
          const before = state();
          if (kind === 'draw') draw(value);
          else if (kind === 'step') playback.step(value);
          else if (kind === 'speed') playback.setSpeed(speeds[value] ?? hour);
          else playback.play();
          const { at, range } = state();
          expect(at >= range.from && at <= range.until).toBe(true);
          expect(kind === 'draw' && at < before.at).toBe(false);
        }
      }),
    );
  });
});
