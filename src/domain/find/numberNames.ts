import { containerName } from '#/domain/records/containerName.ts';
import type { FoundNumber } from './findIndex.ts';

/** What each of several numbers is called beside the others: those that match alike by what they stand on. */
export function numberNames(numbers: readonly FoundNumber[]): readonly string[] {
  return numbers.map(({ shipment, container, matched }) => {
    const isShared = numbers.filter((other) => other.matched === matched).length > 1;
    if (!isShared) return matched;
    return container ? `${containerName(container)} on ${shipment.billOfLading}` : shipment.billOfLading;
  });
}
