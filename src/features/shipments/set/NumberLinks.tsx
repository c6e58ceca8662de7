import { Link } from '@tanstack/react-router';
import type { FoundNumber } from '#/domain/find/findIndex.ts';
import { numberNames } from '#/domain/find/numberNames.ts';
import { containerInAddress } from '#/domain/records/containerName.ts';

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
