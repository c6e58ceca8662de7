import { Link } from '@tanstack/react-router';
import { isFiltered } from '#/domain/list/filter.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';

/** Says why the map is empty: nothing tracked, or nothing that the filters let through. */
export function NoFleet({ filter }: { filter: FleetFilter }) {
  if (!isFiltered(filter)) {
    return (
      <EmptyState heading="h2" title="Nothing to show on a map yet">
        <p>
          Vessels and ports appear here as soon as this account tracks a bill of lading, booking or container.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading="h2" title="Nothing matches these filters">
      <p>No container that is tracked in this account fits.</p>
      <Link to="/map" search={{}} className={buttonClasses()}>
        Clear all filters
      </Link>
    </EmptyState>
  );
}
