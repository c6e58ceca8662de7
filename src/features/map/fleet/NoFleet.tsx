import { Link } from '@tanstack/react-router';
import { isFiltered } from '#/domain/list/filter.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { clearAllFilters, nothingMatches } from '#/parts/words.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { nothingMatchesHint, nothingTracked, nothingTrackedHint } from './words.ts';

/** The empty state: nothing is tracked, or nothing matches the filters. */
export function NoFleet({ filter }: { filter: FleetFilter }) {
  if (!isFiltered(filter)) {
    return (
      <EmptyState heading="h2" title={nothingTracked}>
        <p>{nothingTrackedHint}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading="h2" title={nothingMatches}>
      <p>{nothingMatchesHint}</p>
      <Link to="/map" search={{}} className={buttonClasses()}>
        {clearAllFilters}
      </Link>
    </EmptyState>
  );
}
