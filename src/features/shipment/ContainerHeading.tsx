import type { Container } from '#/domain/records/container.ts';
import { containerName } from '#/domain/records/containerName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { StatusBadge } from '#/parts/StatusBadge.tsx';
import { CopyLink } from './CopyLink.tsx';

/** The number of the selected container, its status, and its link. */
export function ContainerHeading({ shipment, container }: { shipment: Shipment; container: Container }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="num min-w-0 text-lg font-semibold break-all">{containerName(container)}</h2>
      <StatusBadge container={container} shipment={shipment} />
      <span className="ml-auto">
        {container.number.trim() !== '' && <CopyLink number={container.number} />}
      </span>
    </div>
  );
}
