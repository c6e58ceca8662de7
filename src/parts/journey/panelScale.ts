import type { JourneyScale } from './journeyPaths.ts';

/** The measures on a page, around a middle. */
export const panelScale = (middle: number): JourneyScale => ({
  middle,
  gate: 2,
  vessel: 4,
  rail: 2,
  edge: 2,
  sleeper: { reach: 5, width: 2, every: 6, open: 12 },
  below: middle + 10,
  free: 5,
  past: 8,
});
