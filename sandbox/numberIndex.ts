import type { Listed } from '#sandbox/world/account.ts';
import { compact } from '#sandbox/world/inference.ts';
import type { ShipmentPlan } from '#sandbox/world/plan.ts';

/** Finds what has a number, however that is written. */
export interface NumberIndex<T> {
  add(numbers: readonly string[], item: T): void;
  find(number: string): readonly T[];
}

export function createNumberIndex<T>(): NumberIndex<T> {
  const items = new Map<string, T[]>();
  return {
    add(numbers, item) {
      for (const number of new Set(numbers.map(compact))) {
        const known = items.get(number);
        if (!known) items.set(number, [item]);
        else if (!known.includes(item)) known.push(item);
      }
    },
    find: (number) => items.get(compact(number)) ?? [],
  };
}

/** The numbers of a shipment and its containers. */
export function numbersOf(plan: ShipmentPlan): readonly string[] {
  const { billOfLading, normalizedNumber, bookingNumber, containers } = plan;
  const own = bookingNumber === null ? [] : [bookingNumber];
  return [billOfLading, normalizedNumber, ...own, ...containers.map((each) => each.number)];
}

// As long as none comes or goes, the world gives the same array.
const indexes = new WeakMap<readonly Listed[], NumberIndex<Listed>>();

/** Requests by their own number and those of their shipment. */
export function indexNumbers(all: readonly Listed[]): NumberIndex<Listed> {
  let index = indexes.get(all);
  if (!index) {
    index = createNumberIndex();
    for (const listed of all) {
      const { request, shipment } = listed;
      index.add([request.requestNumber, ...(shipment ? numbersOf(shipment) : [])], listed);
    }
    indexes.set(all, index);
  }
  return index;
}
