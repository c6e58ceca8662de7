import { Link } from '@tanstack/react-router';
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
