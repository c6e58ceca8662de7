import { instant, type Instant } from './instant.ts';

/** Where "now" comes from. Injected everywhere, so that tests and the simulated world can freeze or drive it. */
export interface Clock {
  now(): Instant;
}

export const systemClock: Clock = { now: () => instant(Date.now()) };
