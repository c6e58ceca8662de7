import { getRouteApi } from '@tanstack/react-router';
import { fleetSorts, fleetSortWords, isFleetSort } from '#/domain/fleetSort.ts';

const route = getRouteApi('/_app/shipments/');

/** The order of the list, in the address as the filters are. */
export function SortSelect() {
  const { sort = 'newest' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <select
      aria-label="Order of the list"
      value={sort}
      onChange={({ target: { value } }) => {
        const chosen = isFleetSort(value) && value !== 'newest' ? value : undefined;
        void navigate({ search: (search) => ({ ...search, sort: chosen }) });
      }}
      className="h-8 shrink-0 rounded-md border border-line bg-surface px-2 text-sm"
    >
      {fleetSorts.map((order) => (
        <option key={order} value={order}>
          {capitalized(fleetSortWords[order])}
        </option>
      ))}
    </select>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
