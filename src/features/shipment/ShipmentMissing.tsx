import { Link } from '@tanstack/react-router';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import * as words from './words.ts';

/** The service answered that it has no such shipment. */
export function ShipmentMissing() {
  return (
    <EmptyState heading="h1" title={words.noShipment}>
      <title>{words.notFoundTitle}</title>
      <p>{words.noShipmentWhy}</p>
      <Link to="/shipments" className={buttonClasses('primary')}>
        {words.allShipments}
      </Link>
    </EmptyState>
  );
}

/** A booking whose containers the carrier has not named yet, or never will. */
export function NoContainers({ shipment }: { shipment: Shipment }) {
  return (
    <div className="card">
      <EmptyState heading="h2" title={words.noContainers}>
        <p>{words.noContainersWhy(isStopped(shipment.carrierTracking))}</p>
      </EmptyState>
    </div>
  );
}
