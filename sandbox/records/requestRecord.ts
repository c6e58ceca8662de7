import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import type { Listed } from '#sandbox/world/account.ts';
import type { RequestPlan, ShipmentPlan } from '#sandbox/world/plan.ts';

/** A tracking request as it stands at an instant. */
export interface RequestState {
  readonly plan: RequestPlan;
  readonly shipment: ShipmentPlan | null;
  /** Null while the carrier is being detected, and when it could not be. */
  readonly scac: string | null;
  readonly refNumbers: readonly string[];
  readonly status: string;
  readonly failedReason: string | null;
  readonly retryCount: number | null;
  readonly isRetrying: boolean;
  readonly updatedAt: Instant;
}

export function requestState(account: Account, { request, shipment }: Listed, now: Instant): RequestState {
  const change = account.requests.overlay(request.id);
  const state = request.states.findLast((each) => each.from <= now);
  const planned: RequestState = {
    plan: request,
    shipment: shipment && shipment.createdAt <= now ? shipment : null,
    scac: request.scacKnownAt <= now ? request.scac : null,
    refNumbers: change?.refNumbers ?? request.refNumbers,
    status: state?.status ?? 'pending',
    failedReason: state?.failedReason ?? null,
    retryCount: state?.retryCount ?? null,
    isRetrying: state?.isRetrying ?? false,
    updatedAt: latest(state?.from ?? request.createdAt, change?.changedAt),
  };
  return planned.shipment ? followShipment(account, planned, planned.shipment, now) : planned;
}

function latest(a: Instant, b: Instant | undefined): Instant {
  return b !== undefined && b > a ? b : a;
}

/** Stopping and resuming is done on the shipment, and its request follows (docs/interface.md 3.8). */
function followShipment(
  account: Account,
  planned: RequestState,
  shipment: ShipmentPlan,
  now: Instant,
): RequestState {
  if (planned.status !== 'created' && planned.status !== 'tracking_stopped') return planned;
  const stop = account.stopOf(shipment, now);
  if (stop) return { ...planned, status: 'tracking_stopped', updatedAt: stop.at };
  const resumedAt = account.store.shipment(shipment.id)?.tracking?.at;
  return { ...planned, status: 'created', updatedAt: resumedAt ?? planned.updatedAt };
}

/** docs/interface.md 3.8. `booking` is the specification's word; live services also write `booking_number`. */
export function requestAttributes({ plan, ...state }: RequestState): Resource['attributes'] {
  return {
    request_number: plan.requestNumber,
    request_type: plan.requestType,
    scac: state.scac,
    ref_numbers: state.refNumbers,
    shipment_tags: plan.tags,
    created_at: time(plan.createdAt),
    updated_at: time(state.updatedAt),
    status: state.status,
    failed_reason: state.failedReason,
    is_retrying: state.isRetrying,
    retry_count: state.retryCount,
  };
}
