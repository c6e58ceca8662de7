import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isFiltered } from '#/domain/list/filter.ts';
import { withoutFilters } from '#/domain/list/filterLinks.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { clearAllFilters, nothingMatches } from '#/parts/words.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import {
  emptyAccount,
  noMatch,
  noMatchChanged,
  noMatchSet,
  noMatchYet,
  nothingChanged,
  nothingMatchesText,
  trackNumbers,
} from './emptyWords.ts';

const DidYouMean = lazyPart(async () => (await import('./set/DidYouMean.tsx')).DidYouMean);

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
      {filter.q !== undefined && fleet && (
        <Suspense>
          <DidYouMean q={filter.q} shipments={fleet.shipments} />
        </Suspense>
      )}
      <p>{!fleet?.complete ? noMatchYet : whyNoMatch(filter)}</p>
      <Link to="/shipments" search={withoutFilters} className={buttonClasses()}>
        {clearAllFilters}
      </Link>
    </EmptyState>
  );
}

function whyNoMatch({ changed, set, deviceSet }: FleetFilter): string {
  if (set ?? deviceSet) return noMatchSet;
  return changed ? noMatchChanged : noMatch;
}

function whyEmpty(fleet: Fleet | undefined): keyof typeof emptyAccount {
  if (fleet?.skipped) return 'unreadable';
  return fleet?.shipments.length ? 'withoutContainers' : 'withoutShipments';
}

function titleOf({ q, changed, ...others }: FleetFilter): string {
  if (q) return nothingMatchesText(q.slice(0, 80));
  return changed && !isFiltered(others) ? nothingChanged : nothingMatches;
}
