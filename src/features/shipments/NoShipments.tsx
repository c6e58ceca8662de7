import { Link } from '@tanstack/react-router';
import type { Fleet } from '#/domain/records/fleet.ts';
import { isFiltered } from '#/domain/list/filter.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import { withoutFilters } from '#/domain/list/filterLinks.ts';

/** Says why the list is empty: nothing tracked, nothing matches, or not everything read yet. */
export function NoShipments({ fleet, filter }: { fleet: Fleet | undefined; filter: FleetFilter }) {
  if (!isFiltered(filter)) {
    const [title, words] = emptyWords(fleet);
    return (
      <EmptyState heading="h2" title={title}>
        <p>{words}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading="h2" title={titleOf(filter)}>
      <p>
        {!fleet?.complete
          ? 'Nothing fits among the shipments read so far. The rest of the account is still being read.'
          : filter.changed
            ? 'No shipment that fits is different from your last look on this device.'
            : 'No container, bill of lading, booking or reference tracked in this account fits.'}
      </p>
      <Link to="/shipments" search={withoutFilters} className={buttonClasses()}>
        Clear all filters
      </Link>
    </EmptyState>
  );
}

function emptyWords(fleet: Fleet | undefined): readonly [title: string, words: string] {
  if (fleet?.skipped)
    return [
      'No shipment could be read',
      'What the tracking service sent could not be read. Refresh, or check the service.',
    ];
  if (fleet?.shipments.length)
    return ['No containers yet', 'They appear once the carrier assigns them to the booking.'];
  return [
    'No shipments yet',
    'Shipments appear here as soon as this account tracks a bill of lading, booking or container.',
  ];
}

function titleOf({ q, changed, ...others }: FleetFilter): string {
  if (q) return `Nothing matches “${q.slice(0, 80)}”`;
  return changed && !isFiltered(others) ? 'Nothing has changed' : 'Nothing matches these filters';
}
