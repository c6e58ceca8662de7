import { type Account, createAccount } from './account.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import { rootKey } from './random.ts';
import { createSchedule } from './schedule.ts';
import { createVoyages, type Voyages } from './voyages.ts';

/** The simulated world: a pure function of its seed. The clock is the caller's. */
export interface World extends Account, Voyages {
  readonly gazetteer: Gazetteer;
}

/**
 * Builds the world of a seed. Plans are made when they are first asked for and kept while they are in the account.
 *
 * @param shipments how many shipments the account holds at any instant
 */
export function createWorld({ seed, shipments }: { seed: string | number; shipments: number }): World {
  const key = rootKey(seed);
  const gazetteer = createGazetteer(seed);
  const schedule = createSchedule(key);
  return {
    gazetteer,
    ...createAccount({ seed: key, gazetteer, schedule }, shipments),
    ...createVoyages(schedule),
  };
}
