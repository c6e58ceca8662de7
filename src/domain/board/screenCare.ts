import { minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import type { DimHours } from './boardSettings.ts';

const hoursOfDay = 24;

/** Whether the screen is to be dark by its schedule, on the clock of that zone; never while the clock is not known. */
export function isDimmed(dim: DimHours | null, now: Instant, zone: ZoneName | null): boolean {
  if (!dim || zone === null) return false;
  const hour = new Date(wallClock(now, zone)).getUTCHours();
  const after = (from: number) => (hour - from + hoursOfDay) % hoursOfDay;
  return after(dim.from) < (dim.to - dim.from + hoursOfDay) % hoursOfDay;
}

const steps = [0, 2, 4, 2, 0, -2, -4, -2];

/** Where the picture is this minute, in pixels from its place, so that no edge burns into the panel. */
export function pixelShift(now: Instant): { readonly x: number; readonly y: number } {
  const turn = Math.floor(now / minute);
  return {
    x: steps[turn % steps.length] ?? 0,
    y: steps[Math.floor(turn / steps.length) % steps.length] ?? 0,
  };
}
