import type { Account } from '#sandbox/account.ts';
import type { ContainerPlan, ShipmentPlan } from '#sandbox/world/plan.ts';

interface PlanText {
  readonly numbers: readonly string[];
  readonly containers: readonly string[];
}

const texts = new WeakMap<ShipmentPlan, PlanText>();

/** Case does not matter anywhere. */
export function fold(text: string): string {
  return text.trim().toUpperCase();
}

/** Spaces and dashes in container numbers do not matter either (spec 4.10). */
export function foldContainerNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Whether `q` is, or is part of, a number or reference of the shipment or of one of its containers
 * (interface notes 1.5).
 */
export function matchesQuery(account: Account, plan: ShipmentPlan, q: string): boolean {
  return matchesShipment(account, plan, q) || matchesAnyContainer(account, plan, q);
}

/** As `matchesQuery`, leaving the containers out. */
export function matchesShipment(account: Account, plan: ShipmentPlan, q: string): boolean {
  const wanted = fold(q);
  const { numbers } = planText(plan);
  return includesFolded(numbers, wanted) || includesFolded(account.shipmentRefs(plan), wanted);
}

export function matchesAnyContainer(account: Account, plan: ShipmentPlan, q: string): boolean {
  const compact = foldContainerNumber(q);
  if (compact !== '' && planText(plan).containers.some((number) => number.includes(compact))) return true;
  return plan.containers.some((container) => includesFolded(account.containerRefs(container), fold(q)));
}

export function matchesContainer(account: Account, plan: ContainerPlan, q: string): boolean {
  const compact = foldContainerNumber(q);
  if (compact !== '' && foldContainerNumber(plan.number).includes(compact)) return true;
  return includesFolded(account.containerRefs(plan), fold(q));
}

/** `number` is what was asked for at the start, a bill of lading or booking, in full; never a container. */
export function wasRequestedAs(plan: ShipmentPlan, number: string): boolean {
  return plan.request.requestType !== 'container' && fold(plan.request.requestNumber) === fold(number);
}

export function includesFolded(values: readonly string[], wanted: string): boolean {
  return values.some((value) => value.toUpperCase().includes(wanted));
}

function planText(plan: ShipmentPlan): PlanText {
  const known = texts.get(plan);
  if (known) return known;
  const text: PlanText = {
    numbers: [fold(plan.billOfLading), fold(plan.normalizedNumber)],
    containers: plan.containers.map((container) => foldContainerNumber(container.number)),
  };
  texts.set(plan, text);
  return text;
}
