import { instant, type Instant } from '#/time/instant.ts';
import type { BuiltContainer } from './buildContainer.ts';
import { lanes } from './lanes.ts';
import type { ShipmentNumbers } from './numbers.ts';
import type { Paperwork } from './paperwork.ts';
import type { RequestPlan, ShipmentPlan } from './plan.ts';
import { derive, type Key, pick, range, u, uuid, whole } from './random.ts';
import { day, hour, worldEpoch } from './schedule.ts';
import { requestLead, type Slot } from './slots.ts';

type RequestState = RequestPlan['states'][number];

interface ShipmentOrder {
  readonly slot: Slot;
  readonly generation: number;
  readonly key: Key;
  readonly createdAt: Instant;
  readonly scac: string;
  readonly numbers: ShipmentNumbers;
  readonly papers: Paperwork;
  readonly containers: readonly BuiltContainer[];
  /** Whether the line can be asked by the number of a container. */
  readonly tracksContainers: boolean;
  readonly stop: ShipmentPlan['stop'];
}

/** The request that a shipment came from: pending, perhaps awaiting the manifest, created, perhaps stopped. */
export function shipmentRequest(order: ShipmentOrder): RequestPlan {
  const { key, createdAt, numbers, containers, stop } = order;
  const lead = requestLead(order.slot, order.generation);
  const requestedAt = instant(createdAt - lead);
  const share = u(key, 'request type');
  const boxNumber = order.tracksContainers ? containers[0]?.plan.number : undefined;
  const requestType = share < 0.2 ? 'booking' : share < 0.26 && boxNumber ? 'container' : 'bill_of_lading';
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
    refNumbers: order.papers.refNumbers,
    createdAt: requestedAt,
    states,
  };
}

/** How long a request without a shipment stays in the account before another takes its place. */
export const lostRequestPeriod = 11 * day;

// What becomes of requests that never become a shipment; the words are those of docs/interface.md 3.8.
const fates = [
  'not_found',
  'shipping_line_unreachable',
  'expired',
  'duplicate',
  'waiting_long',
  'invalid_number',
  'booking_cancelled',
  'retries_exhausted',
  'unrecognized_response',
  'data_unavailable',
  'internal_processing_error',
  'scac_auto_detect_failed',
] as const;

/** How many requests of an account lead nowhere. */
export function lostRequestCount(shipments: number): number {
  return Math.min(shipments, Math.max(fates.length, Math.ceil(shipments * 0.06)));
}

/** The generation of a lost request's slot at an instant. */
export function lostGenerationAt(seed: Key, index: number, now: number): number {
  return Math.floor((now - lostStart(seed, index)) / lostRequestPeriod);
}

export function lostRequest(seed: Key, index: number, generation: number): RequestPlan {
  const key = derive(derive(seed, 'lost request', index), 'generation', generation);
  const createdAt = instant(lostStart(seed, index) + generation * lostRequestPeriod);
  const lane = pick([...lanes.direct, ...lanes.rail], key, 'lane');
  const scac = pick(lane.carriers, key, 'carrier');
  const fate = fates[index % fates.length] ?? 'not_found';
  const requestType = fate === 'booking_cancelled' ? 'booking' : 'bill_of_lading';
  const digits = whole(100_000_000, 999_999_999, key, 'number');
  return {
    id: uuid(key, 'id'),
    requestType,
    requestNumber: requestType === 'booking' ? `BK${digits}` : `${scac}${digits}`,
    scac,
    customerId: null,
    refNumbers: u(key, 'referenced') < 0.5 ? [`PO-45${whole(10_000, 99_999, key, 'reference')}`] : [],
    createdAt,
    states: fateStates(fate, createdAt, key),
  };
}

function fateStates(fate: (typeof fates)[number], from: Instant, key: Key): RequestState[] {
  const after = (time: number) => instant(from + Math.round(time / 1000) * 1000);
  const pending = state(from, 'pending');
  switch (fate) {
    case 'expired':
    case 'not_found':
      // Given up after a week.
      return [
        pending,
        state(after(range(1, 4, key, 'asked') * 60_000), 'awaiting_manifest'),
        state(after(7 * day), 'failed', fate),
      ];
    case 'waiting_long':
      // Asked for longer than a day, as for some accounts (docs/interface.md 3.8).
      return [
        pending,
        retrying(after(2 * hour), 3),
        retrying(after(1 * day), 9),
        retrying(after(3 * day), 12),
        retrying(after(7 * day), 13),
      ];
    case 'shipping_line_unreachable':
    case 'retries_exhausted':
      return [
        pending,
        retrying(after(0.5 * hour), 2),
        retrying(after(9 * hour), 9),
        state(after(24 * hour), 'failed', fate, 14),
      ];
    default:
      return [pending, state(after(range(10, 200, key, 'failed') * 1000), 'failed', fate)];
  }
}

function state(
  from: Instant,
  status: RequestState['status'],
  failedReason: string | null = null,
  retryCount: number | null = null,
): RequestState {
  return { from, status, failedReason, retryCount, isRetrying: false };
}

// The last temporary reason shows while the request is still pending (docs/interface.md trap 68).
function retrying(from: Instant, retryCount: number): RequestState {
  return { ...state(from, 'pending', 'shipping_line_unreachable', retryCount), isRetrying: true };
}

function lostStart(seed: Key, index: number): number {
  const phase = (index * 0.6180339887 + u(seed, 'lost requests')) % 1;
  return worldEpoch + Math.floor((phase * lostRequestPeriod) / 1000) * 1000;
}
