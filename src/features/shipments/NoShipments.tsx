import { Link } from '@tanstack/react-router';
import { isFiltered } from '#/domain/list/filter.ts';
import { withoutFilters } from '#/domain/list/filterLinks.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { clearAllFilters, nothingMatches } from '#/parts/words.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';

/** Why the list is empty: a title, and what follows. */
const emptyAccount = {
  unreadable: [
    'No shipment could be read',
    'The tracking service sent data that Landfall cannot read. Refresh, or check the service.',
  ],
  withoutContainers: ['No containers yet', 'They appear once the carrier assigns them to the booking.'],
  withoutShipments: [
    'No shipments yet',
    'Shipments appear here as soon as this account tracks a bill of lading, booking or container.',
  ],
} as const;
const trackNumbers = 'Track numbers';
const nothingChanged = 'Nothing has changed';
const noMatchYet = 'No match among the shipments loaded so far. The rest is still loading.';
const noMatchChanged = 'No matching shipment has changed since the last review on this device.';
const noMatchSet = 'Nothing that the numbers of the set name passes the filters.';
const noMatchAll = 'No shipment passes all of them.';
const noMatch = 'No container, bill of lading, booking or reference in this account matches.';

const DidYouMean = lazyPart(() => import('./set/DidYouMean.tsx'), 'DidYouMean');

/** Why the list is empty: nothing is tracked, nothing matches, or not everything is loaded yet. */
export function NoShipments({ fleet, filter }: { fleet: Fleet | undefined; filter: FleetFilter }) {
  if (!isFiltered(filter)) {
    const why = whyEmpty(fleet);
    const [title, words] = emptyAccount[why];
    return (
      <EmptyState heading="h2" title={title}>
        <p>{words}</p>
        {why === 'withoutShipments' && (
          <Link to="/track" className={buttonClasses('primary')}>
            {trackNumbers}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <EmptyState heading="h2" title={titleOf(filter)}>
      {filter.q !== undefined && fleet && <DidYouMean q={filter.q} shipments={fleet.shipments} />}
      <p>{!fleet?.complete ? noMatchYet : whyNoMatch(filter)}</p>
      <Link to="/shipments" search={withoutFilters} className={buttonClasses()}>
        {clearAllFilters}
      </Link>
    </EmptyState>
  );
}

function whyNoMatch(filter: FleetFilter): string {
  if (filter.set ?? filter.deviceSet) return noMatchSet;
  if (filter.changed) return noMatchChanged;
  // The number may well be in the account where another filter leaves it out.
  return isFiltered({ ...filter, q: undefined }) ? noMatchAll : noMatch;
}

function whyEmpty(fleet: Fleet | undefined): keyof typeof emptyAccount {
  if (fleet?.skipped) return 'unreadable';
  return fleet?.shipments.length ? 'withoutContainers' : 'withoutShipments';
}

function titleOf({ q, changed, ...others }: FleetFilter): string {
  if (q && !changed && !isFiltered(others)) return nothingMatchesText(q.slice(0, 80));
  return changed && !isFiltered(others) ? nothingChanged : nothingMatches;
}

const nothingMatchesText = (text: string) => `Nothing matches “${text}”`;
