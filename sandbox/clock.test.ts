import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { frozenClock, speedClock } from './clock.ts';

describe('clock', () => {
  it('stands still when it is frozen', () => {
    const clock = frozenClock(instant(1000));
    expect([clock.now(), clock.now()]).toEqual([1000, 1000]);
  });

  it('runs as many times faster than the wall as it is told, from where it is told to start', () => {
    let wall = 5000;
    const clock = speedClock(60, { now: () => instant(wall) }, instant(1_000_000));
    expect(clock.now()).toBe(1_000_000);
    wall += 1000;
    expect(clock.now()).toBe(1_060_000);
  });

  it('starts at the wall time when no start is given', () => {
    expect(speedClock(10, { now: () => instant(7000) }).now()).toBe(7000);
  });
});
