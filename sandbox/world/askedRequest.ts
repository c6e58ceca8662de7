import { instant, type Instant } from '#/time/instant.ts';
import { type Fate, fateStates, type RequestState, state } from './fates.ts';
import type { CarrierRecord, Gazetteer } from './gazetteer.ts';
import { compact, type Inference, inferNumber } from './inference.ts';
import type { InitialFields, RequestPlan, RequestType } from './plan.ts';
import { derive, type Key, range, u, uuid } from './random.ts';
import { day } from './schedule.ts';

/** A request as its user made it. Everything that becomes of it follows from this and the seed. */
export interface AskedRequest {
  /** Counts all requests of users from 1. */
  readonly sequence: number;
  readonly id: string;
  readonly requestType: RequestType;
  readonly requestNumber: string;
  /** Null when the carrier is to be detected. */
  readonly scac: string | null;
  readonly customerId: string | null;
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
  readonly initialFields: InitialFields;
  readonly createdAt: Instant;
  /** How often the same number had been asked for before: another try may end otherwise. */
  readonly attempt: number;
}

export function askedId(seed: Key, sequence: number): string {
  return uuid(derive(seed, 'asked', sequence), 'request');
}

/** The request with its states, and from when on it is a shipment; null when it never becomes one. */
export interface AskedFate {
  readonly plan: RequestPlan;
  readonly shipmentAt: Instant | null;
}

/** What becomes of a request (docs/world.md 6). */
export function planAsked(seed: Key, gazetteer: Gazetteer, asked: AskedRequest): AskedFate {
  const { id, requestType, requestNumber, customerId, refNumbers, tags, initialFields, createdAt } = asked;
  const inference = inferNumber(requestNumber, gazetteer.carriers);
  const scac = asked.scac ?? carrierIn(inference);
  const carrier = scac === null ? null : gazetteer.carrier(scac);
  const key = derive(derive(seed, `asked ${scac} ${compact(requestNumber)}`), 'attempt', asked.attempt);
  const fate = fateOf(requestType, inference, carrier, key);
  const states = statesOf(fate, createdAt, key);
  const created = states.find(({ status }) => status === 'created');
  return {
    plan: {
      id,
      requestType,
      requestNumber,
      scac,
      scacKnownAt: asked.scac === null ? later(createdAt, range(3, 9, key, 'detected') * 1000) : createdAt,
      customerId,
      refNumbers,
      tags,
      initialFields,
      createdAt,
      states,
    },
    shipmentAt: fate === 'outcome_only' ? null : (created?.from ?? null),
  };
}

/** The carrier that a number points to, unless it points to several or to none. */
export function detectCarrier(number: string, carriers: readonly CarrierRecord[]): string | null {
  return carrierIn(inferNumber(number, carriers));
}

function carrierIn({ decision, candidates }: Inference): string | null {
  return decision === 'no_prediction' ? null : (candidates[0]?.scac ?? null);
}

/** Besides those of the world: found, found after days, found without a shipment, and not found at once. */
type AskedEnd = Fate | 'created' | 'found_later' | 'outcome_only' | 'not_known';

/** What the number says about itself decides; only what it leaves open is drawn. */
function fateOf(
  requestType: RequestType,
  { type, validation, owners }: Inference,
  carrier: CarrierRecord | null,
  key: Key,
): AskedEnd {
  // docs/interface.md 8: an outcome and nothing else.
  if (carrier?.scac === 'TEST') return validation.parsed === 'TESTTRSUCCEEDED' ? 'outcome_only' : 'not_known';
  if (validation.isValid === false) return 'invalid_number';
  if (carrier === null) return 'scac_auto_detect_failed';
  // The wrong kind of number fails although the number may exist (docs/interface.md 3.8).
  if ((requestType === 'container') !== (type === 'container')) return 'invalid_number';
  if (owners.length > 0 && !owners.includes(carrier.scac)) return 'not_known';
  return drawEnd(requestType, key);
}

/** Shares of those whose number gives no reason to fail, added up. */
function drawEnd(requestType: RequestType, key: Key): AskedEnd {
  const share = u(key, 'end');
  if (share < 0.92) return 'created';
  // A line knows a container or does not; only papers may come later.
  if (share < 0.98) return requestType === 'container' ? 'not_known' : laterEnd(key);
  if (share < 0.985) return 'shipping_line_unreachable';
  if (share < 0.99) return 'retries_exhausted';
  if (share < 0.995) return requestType === 'booking' ? 'booking_cancelled' : 'data_unavailable';
  return 'unrecognized_response';
}

function laterEnd(key: Key): AskedEnd {
  const share = u(key, 'later');
  return share < 0.7 ? 'found_later' : share < 0.85 ? 'not_found' : 'expired';
}

function statesOf(end: AskedEnd, from: Instant, key: Key): readonly RequestState[] {
  const pending = state(from, 'pending');
  switch (end) {
    case 'created':
    case 'outcome_only':
      return [pending, state(later(from, range(15, 115, key, 'created') * 1000), 'created')];
    case 'found_later':
      return [
        pending,
        state(later(from, range(60, 110, key, 'awaiting') * 1000), 'awaiting_manifest'),
        // Asked for again each day.
        state(later(from, Math.ceil(range(0, 4, key, 'found')) * day), 'created'),
      ];
    case 'not_known':
      return [pending, state(later(from, range(10, 60, key, 'failed') * 1000), 'failed', 'not_found')];
    default:
      return fateStates(end, from, key);
  }
}

function later(from: Instant, milliseconds: number): Instant {
  return instant(from + Math.round(milliseconds / 1000) * 1000);
}
