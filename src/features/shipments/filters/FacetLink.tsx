import { Link } from '@tanstack/react-router';
import type { FleetSearch } from '#/domain/list/search.ts';
import { countSoFar } from '#/parts/words.ts';
import { facetClasses } from '#/ui/facetClasses.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';

/** A value of a filter. The count says how many the list would show with that value alone; null before counting. */
export function FacetLink({
  label,
  active,
  count,
  isPartial = false,
  search,
}: {
  label: string;
  active: boolean;
  count: number | null;
  /** Whether the account is still loading, so that more may follow. */
  isPartial?: boolean;
  /** The address with the value switched on or off. */
  search: (search: FleetSearch) => FleetSearch;
}) {
  return (
    <Link
      to="/shipments"
      search={search}
      aria-current={active ? 'true' : undefined}
      className={facetClasses(active, count)}
    >
      <span className="min-w-0 truncate">{label}</span>
      {active && <CloseIcon />}
      {count !== null && <span className="ml-auto shrink-0 text-xs">{countSoFar(count, isPartial)}</span>}
    </Link>
  );
}
