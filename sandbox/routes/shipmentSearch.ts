import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import type { ContainerPlan, ShipmentPlan } from '#sandbox/world/plan.ts';

/** Looks for one text, whole or as a part, in numbers and references (docs/interface.md 2.7). */
export interface Search {
  /** In the shipment or in one of its containers. */
  finds(plan: ShipmentPlan): boolean;
  /** In the shipment itself: its numbers and references. */
  findsShipment(plan: ShipmentPlan): boolean;
  /** In containers that are known: their numbers, where spaces and dashes do not matter, and references. */
  findsContainerOf(plan: ShipmentPlan): boolean;
  findsContainer(plan: ContainerPlan): boolean;
}

export function createSearch(account: Account, text: string, now: Instant): Search {
  const wanted = fold(text);
  const compact = foldContainerNumber(text);
  const findsShipment = (plan: ShipmentPlan) =>
    numbersOf(plan).some((number) => number.includes(wanted)) ||
    includesFolded(account.shipmentRefs(plan), wanted);
  const findsContainer = (plan: ContainerPlan) =>
    (compact !== '' && plan.number.includes(compact)) || includesFolded(account.containerRefs(plan), wanted);
  const findsContainerOf = (plan: ShipmentPlan) =>
    plan.containers.some((each) => findsContainer(each) && each.knownAt <= account.knownUntil(plan, now));
  return {
    finds: (plan) => findsShipment(plan) || findsContainerOf(plan),
    findsShipment,
    findsContainerOf,
    findsContainer,
  };
}

/** `number` is what was asked for at the start, a bill of lading or booking, in full; never a container. */
export function wasRequestedAs(plan: ShipmentPlan, number: string): boolean {
  return plan.request.requestType !== 'container' && fold(plan.request.requestNumber) === fold(number);
}

/** Case does not matter anywhere. */
export function fold(text: string): string {
  return text.trim().toUpperCase();
}

/** Spaces and dashes in container numbers do not matter either (docs/interface.md 2.8). */
export function foldContainerNumber(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

// Lists are replaced and never changed, so what was folded once stays right.
const foldedLists = new WeakMap<readonly string[], readonly string[]>();
const foldedNumbers = new WeakMap<ShipmentPlan, readonly string[]>();

/** @param wanted folded already */
export function includesFolded(values: readonly string[], wanted: string): boolean {
  if (values.length === 0) return false;
  let folded = foldedLists.get(values);
  if (!folded) {
    folded = values.map(fold);
    foldedLists.set(values, folded);
  }
  return folded.some((value) => value.includes(wanted));
}

function numbersOf(plan: ShipmentPlan): readonly string[] {
  let numbers = foldedNumbers.get(plan);
  if (!numbers) {
    // A booking stays findable when its bill of lading is known (docs/interface.md 2.8).
    const all = [plan.billOfLading, plan.normalizedNumber, plan.bookingNumber];
    numbers = all.flatMap((number) => (number === null ? [] : fold(number)));
    foldedNumbers.set(plan, numbers);
  }
  return numbers;
}
