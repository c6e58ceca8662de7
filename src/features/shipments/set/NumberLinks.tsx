import { Link } from '@tanstack/react-router';
import type { FoundNumber } from '#/domain/find/findIndex.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { containerName } from '#/wording/containerName.ts';
import { containerOnBill } from './words.ts';

/** Numbers of the account, each with a link to its page. */
export function NumberLinks({ numbers }: { numbers: readonly FoundNumber[] }) {
  const names = numberNames(numbers);
  return numbers.map(({ shipment, container }, at) => (
    <span key={`${shipment.id} ${container?.id ?? ''}`}>
      {at > 0 && ', '}
      <Link
        to="/shipments/$shipmentId"
        params={{ shipmentId: shipment.id }}
        search={container ? { container: containerInAddress(container, shipment.containers) } : {}}
        className="num text-accent underline-offset-2 hover:underline"
      >
        {names[at]}
      </Link>
    </span>
  ));
}

/** What each of several numbers is called beside the others: those that match alike by what they stand on. */
export function numberNames(numbers: readonly FoundNumber[]): readonly string[] {
  return numbers.map(({ shipment, container, matched }) => {
    const isShared = numbers.filter((other) => other.matched === matched).length > 1;
    if (!isShared) return matched;
    return container
      ? containerOnBill(containerName(container), shipment.billOfLading)
      : shipment.billOfLading;
  });
}
