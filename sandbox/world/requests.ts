import { instant, type Instant } from '#/time/instant.ts';
import type { BuiltContainer } from './buildContainer.ts';
import { fates, fateStates, type RequestState, state } from './fates.ts';
import type { CarrierRecord } from './gazetteer.ts';
import type { ShipmentNumbers } from './numbers.ts';
import type { Paperwork } from './paperwork.ts';
import type { RequestPlan, ShipmentPlan } from './plan.ts';
import { derive, type Key, pick, u, uuid, whole } from './random.ts';
import { day, hour, worldEpoch } from './schedule.ts';
import { requestLead, type Slot } from './slots.ts';
import { lanes } from './tradeLanes.ts';

interface ShipmentOrder {
  readonly slot: Slot;
  readonly generation: number;
  readonly key: Key;
  readonly createdAt: Instant;
  readonly scac: string;
  readonly numbers: ShipmentNumbers;
  readonly papers: Paperwork;
  readonly containers: readonly BuiltContainer[];
  /** The kinds of numbers by which the carrier can be asked; null where that is not known. */
  readonly tracks: CarrierRecord['tracks'] | null;
  readonly stop: ShipmentPlan['stop'];
}

/** The request that a shipment came from: pending, perhaps awaiting the manifest, created, perhaps stopped. */
export function shipmentRequest(order: ShipmentOrder): RequestPlan {
  const { key, createdAt, numbers, containers, stop } = order;
  const lead = requestLead(order.slot, order.generation);
  const requestedAt = instant(createdAt - lead);
  const share = u(key, 'request type');
  const { tracks } = order;
  const boxNumber = tracks?.container ? containers[0]?.plan.number : undefined;
  const byBooking = share < 0.2 || tracks?.bill_of_lading === false;
  const requestType = byBooking ? 'booking' : share < 0.26 && boxNumber ? 'container' : 'bill_of_lading';
  const states: RequestState[] = [state(requestedAt, 'pending')];
  // Not found at first, and asked for again each day (docs/interface.md 3.8).
  if (lead > hour) states.push(state(instant(requestedAt + 90_000), 'awaiting_manifest'));
  states.push(state(createdAt, 'created'));
  if (stop) states.push(state(stop.at, 'tracking_stopped'));
  return {
    id: uuid(key, 'request'),
    requestType,
    requestNumber:
      requestType === 'booking'
        ? numbers.bookingNumber
        : requestType === 'container' && boxNumber
          ? boxNumber
          : numbers.billOfLading,
    scac: order.scac,
    customerId: order.papers.customerId,
    scacKnownAt: requestedAt,
    refNumbers: order.papers.refNumbers,
    tags: order.papers.tags,
    initialFields: null,
    createdAt: requestedAt,
    states,
  };
}

/** How long a request without a shipment stays in the account before another takes its place. */
export const lostRequestPeriod = 11 * day;

/** How many requests of an account lead nowhere. */
export function lostRequestCount(shipments: number): number {
  return Math.min(shipments, Math.max(fates.length, Math.ceil(shipments * 0.06)));
}

/** The generation of a lost request's slot at an instant. */
export function lostGenerationAt(seed: Key, index: number, now: number): number {
  return Math.floor((now - lostStart(seed, index)) / lostRequestPeriod);
}

/** @param trackedFrom a shipment that is in the account as long as a request that is made then, if there is one */
export function lostRequest(
  seed: Key,
  index: number,
  generation: number,
  trackedFrom: (createdAt: Instant, key: Key) => ShipmentPlan | null,
): RequestPlan {
  const key = derive(derive(seed, 'lost request', index), 'generation', generation);
  const createdAt = instant(lostStart(seed, index) + generation * lostRequestPeriod);
  const lane = pick([...lanes.direct, ...lanes.rail], key, 'lane');
  const scac = pick(lane.carriers, key, 'carrier');
  const fate = fates[index % fates.length] ?? 'not_found';
  const requestType = fate === 'booking_cancelled' ? 'booking' : 'bill_of_lading';
  const digits = whole(100_000_000, 999_999_999, key, 'number');
  const tracked = fate === 'duplicate' ? trackedFrom(createdAt, key) : null;
  return {
    id: uuid(key, 'id'),
    requestType,
    requestNumber: tracked?.billOfLading ?? (requestType === 'booking' ? `BK${digits}` : `${scac}${digits}`),
    scac: tracked?.scac ?? scac,
    customerId: null,
    scacKnownAt: createdAt,
    refNumbers: u(key, 'referenced') < 0.5 ? [`PO-45${whole(10_000, 99_999, key, 'reference')}`] : [],
    tags: [],
    initialFields: null,
    createdAt,
    states: fateStates(fate, createdAt, key),
  };
}

function lostStart(seed: Key, index: number): number {
  const phase = (index * 0.6180339887 + u(seed, 'lost requests')) % 1;
  return worldEpoch + Math.floor((phase * lostRequestPeriod) / 1000) * 1000;
}
