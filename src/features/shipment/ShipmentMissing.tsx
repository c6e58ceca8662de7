import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';

/** The service answered that it has no such shipment. */
export function ShipmentMissing() {
  return (
    <EmptyState heading="h1" title="There is no such shipment">
      <title>Not found · Landfall</title>
      <p>
        The account has no shipment at this address. It may have been removed, or the link may belong to
        another account. Any container, bill of lading, booking or reference number opens its page from the
        find box above.
      </p>
      <Link to="/shipments" className={buttonClasses('primary')}>
        All shipments
      </Link>
    </EmptyState>
  );
}
