import type { Instant } from '#/time/instant.ts';
import { type Account, createAccount } from './account.ts';
import { buildAskedPlan } from './askedPlan.ts';
import { askedId, type AskedRequest, planAsked } from './askedRequest.ts';
import { askedSlot } from './askedSlot.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import type { Setting } from './makeDraft.ts';
import type { RequestPlan, ShipmentPlan } from './plan.ts';
import { rootKey } from './random.ts';
import { createSchedule } from './schedule.ts';
import { createVoyages, type Voyages } from './voyages.ts';

/** The simulated world: a pure function of its seed. The clock is the caller's. */
export interface World extends Account, Voyages {
  readonly gazetteer: Gazetteer;
  /** The id of a request that a user makes. */
  askedId(sequence: number): string;
  /** What becomes of a request that a user has made. */
  ask(asked: AskedRequest): AskedOutcome;
}

export interface AskedOutcome {
  readonly request: RequestPlan;
  /** Null when it never becomes a shipment. The plan is made when it is first asked for. */
  readonly shipment: { readonly from: Instant; plan(): ShipmentPlan } | null;
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
  const setting = { seed: key, gazetteer, schedule };
  return {
    gazetteer,
    askedId: (sequence) => askedId(key, sequence),
    ask: (asked) => ask(setting, asked),
    ...createAccount(setting, shipments),
    ...createVoyages(schedule),
  };
}

function ask(setting: Setting, asked: AskedRequest): AskedOutcome {
  const { seed, gazetteer } = setting;
  const { plan: request, shipmentAt: from } = planAsked(seed, gazetteer, asked);
  const { scac, tags } = request;
  if (from === null || scac === null) return { request, shipment: null };
  let plan: ShipmentPlan | null = null;
  const build = () => buildAskedPlan(setting, askedSlot(seed, asked, scac, from), { request, scac, tags });
  return { request, shipment: { from, plan: () => (plan ??= build()) } };
}
