import { create } from 'zustand';
import { minute } from '#/time/durations.ts';
import type { CacheOutcome } from './deviceStore.ts';

/**
 * The most shipments that are cached, about 10 MB on disk. A larger account is not cached at all: a part of it would pass
 * for the whole.
 */
export const maxCached = 20_000;

/** How often the fleet is cached, at the most: it costs a clone of everything, and a list of five minutes ago is a good start. */
export const cachePace = 5 * minute;

/** What became of caching a fleet: null when another page has just done so. */
export type FleetCacheOutcome = CacheOutcome | 'tooMany' | null;

/** How caching the fleet on this device goes. */
export interface Caching {
  /** What became of the last attempt; null before the first. */
  readonly outcome: FleetCacheOutcome;
  /** True when what was cached earlier could not be used at all. */
  readonly dropped: boolean;
}

export const useCaching = create<Caching>()(() => ({ outcome: null, dropped: false }));
