import { Link } from '@tanstack/react-router';
import type { FleetSearch } from '#/domain/list/search.ts';
import { facetClasses } from '#/ui/facetClasses.ts';
import { CloseIcon } from '#/ui/icons.tsx';

/** A value of a filter. The count says how many the list would show with that value alone; null before counting. */
export function FacetLink({
  label,
  active,
  count,
  search,
}: {
  label: string;
  active: boolean;
  count: number | null;
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
      {count !== null && <span className="ml-auto shrink-0 text-xs">{count}</span>}
    </Link>
  );
}
