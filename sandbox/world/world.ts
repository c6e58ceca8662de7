import type { Instant } from '#/time/instant.ts';
import { createAccount } from './account.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import type { ContainerPlan, RequestPlan, ShipmentPlan } from './plan.ts';
import { rootKey } from './random.ts';
import { createSchedule } from './schedule.ts';
import { createVoyages } from './voyages.ts';

/** The simulated world: a pure function of its seed. The clock is the caller's. */
export interface World {
  readonly gazetteer: Gazetteer;
  /** Shipments in the account at `now`, newest created first. The same array as long as nobody comes or goes. */
  shipmentsAt(now: Instant): readonly ShipmentPlan[];
  shipment(id: string, now: Instant): ShipmentPlan | null;
  container(
    id: string,
    now: Instant,
  ): { readonly shipment: ShipmentPlan; readonly container: ContainerPlan } | null;
  /** Requests of shipments in the account, and those that have not become one; newest created first. */
  requestsAt(
    now: Instant,
  ): readonly { readonly request: RequestPlan; readonly shipment: ShipmentPlan | null }[];
  /** Null for an IMO that no vessel of this world has. */
  vesselAt(imo: string, at: Instant): VesselPosition | null;
  /**
   * The vessel's estimated positions between two ports from `from` on until arrival, `stepMinutes` apart.
   * Null when the vessel does not sail that leg at that time.
   */
  futureTrack(
    imo: string,
    leg: { readonly from: string; readonly to: string },
    from: Instant,
    stepMinutes: number,
  ): readonly VesselPosition[] | null;
  /** Past positions in a span, `stepMinutes` apart. */
  pastTrack(imo: string, from: Instant, until: Instant, stepMinutes: number): readonly VesselPosition[];
}

export interface VesselPosition {
  readonly at: Instant;
  readonly latitude: number;
  readonly longitude: number;
  readonly speedInKnots: number;
  /** Degrees from true north. */
  readonly heading: number;
  /** LOCODE while moored, else null. */
  readonly mooredAt: string | null;
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
