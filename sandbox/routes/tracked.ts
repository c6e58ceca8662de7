import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import { requestState } from '#sandbox/records/requestRecord.ts';
import type { Listed } from '#sandbox/world/account.ts';
import { compact } from '#sandbox/world/inference.ts';
import type { RequestPlan, ShipmentPlan } from '#sandbox/world/plan.ts';

/**
 * What tracks a number of a carrier already: a request that is neither failed nor stopped and asks for it, or whose
 * shipment has it among its numbers or containers (docs/interface.md 2.5).
 */
export function findTracked(
  account: Account,
  number: string,
  scac: string | null,
  now: Instant,
): Listed | null {
  const wanted = compact(number);
  const found = account.world
    .requestsAt(now)
    .find((listed) => listed.request.scac === scac && has(listed, wanted) && isLive(account, listed, now));
  return found ?? null;
}

function has({ request, shipment }: Listed, wanted: string): boolean {
  return requestNumber(request) === wanted || (shipment !== null && numbersOf(shipment).includes(wanted));
}

function isLive(account: Account, listed: Listed, now: Instant): boolean {
  const { status } = requestState(account, listed, now);
  return status !== 'failed' && status !== 'tracking_stopped';
}

const requestNumbers = new WeakMap<RequestPlan, string>();
const shipmentNumbers = new WeakMap<ShipmentPlan, readonly string[]>();

function requestNumber(plan: RequestPlan): string {
  const known = requestNumbers.get(plan) ?? compact(plan.requestNumber);
  requestNumbers.set(plan, known);
  return known;
}

function numbersOf(plan: ShipmentPlan): readonly string[] {
  let known = shipmentNumbers.get(plan);
  if (!known) {
    const { billOfLading, normalizedNumber, bookingNumber, containers } = plan;
    const all = [billOfLading, normalizedNumber, bookingNumber, ...containers.map((each) => each.number)];
    known = all.flatMap((number) => (number === null ? [] : compact(number)));
    shipmentNumbers.set(plan, known);
  }
  return known;
}
