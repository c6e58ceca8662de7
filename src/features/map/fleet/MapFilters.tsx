import { getRouteApi, Link } from '@tanstack/react-router';
import { facetLabel } from '#/domain/list/facets.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { knownColumns } from '#/domain/list/columns.ts';
import { withoutFilters, withText } from '#/domain/list/filterLinks.ts';
import { filtersInForce } from '#/domain/list/activeFilters.ts';
import type { CustomFields } from '#/domain/records/customField.ts';
import type { MapSearch } from '#/domain/fleetMap/search.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { FilterChips } from '#/parts/FilterChips.tsx';
import type { Instant } from '#/time/instant.ts';
import { FilterField } from '#/ui/FilterField.tsx';

const route = getRouteApi('/_app/map');

/** Narrows the map by text, in the address as everything else. */
export function MapTextFilter({ filter: { q = '' } }: { filter: FleetFilter }) {
  const navigate = route.useNavigate();
  return (
    <FilterField
      value={q}
      onChange={(text) => void navigate({ search: (search) => withText(search, text), replace: true })}
    />
  );
}

/** Every filter in force, those of the list included, each with a way to take it off. */
export function MapChips({
  filter,
  shipments,
  fields,
  now,
}: {
  filter: FleetFilter;
  shipments: readonly Shipment[];
  fields: CustomFields | undefined;
  now: Instant;
}) {
  const filters = filtersInForce(
    filter,
    (facet, value) => facetLabel(shipments, facet, value, now),
    fields,
    knownColumns([]),
  );
  return (
    <div className="px-4">
      <FilterChips filters={filters} withoutAll={withoutFilters}>
        {({ search, content, className }) => (
          <Link
            to="/map"
            search={({ show, vessel, port, at, t, ...fleet }: MapSearch): MapSearch => ({
              ...search(fleet),
              show,
              vessel,
              port,
              at,
              t,
            })}
            className={className}
          >
            {content}
          </Link>
        )}
      </FilterChips>
    </div>
  );
}
