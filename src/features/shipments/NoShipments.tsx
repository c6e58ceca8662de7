import { Link } from '@tanstack/react-router';
import { isFiltered } from '#/domain/list/filter.ts';
import { withoutFilters } from '#/domain/list/filterLinks.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { clearAllFilters, nothingMatches } from '#/parts/words.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import {
  emptyAccount,
  noMatch,
  noMatchAll,
  noMatchChanged,
  noMatchSet,
  noMatchYet,
  nothingChanged,
  nothingMatchesText,
  trackNumbers,
} from './emptyWords.ts';
import { DidYouMean } from './set/DidYouMean.tsx';

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
