import { describe, expect, it, vi } from 'vitest';
import { instant } from '#/time/instant.ts';
import { frozenClock, speedClock } from './clock.ts';

describe('clock', () => {
  it('stands still when it is frozen', () => {
    const clock = frozenClock(instant(1000));
    expect([clock.now(), clock.now()]).toEqual([1000, 1000]);
  });

  it('runs as many times faster than time as it is set to, from where it is set to start', () => {
    let elapsed = 5000;
    const clock = speedClock(60, instant(1_000_000), () => elapsed);
    expect(clock.now()).toBe(1_000_000);
    elapsed += 1000;
    expect(clock.now()).toBe(1_060_000);
  });

  it('goes on where it was when the clock of the machine is set', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const clock = speedClock(1, instant(1_000_000));
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(clock.now()).toBeGreaterThanOrEqual(1_000_000);
    vi.setSystemTime(Date.now() + 7_200_000);
    expect(clock.now()).toBeLessThan(1_000_000 + 3_600_000);
  });
});
