import { getRouteApi, Link } from '@tanstack/react-router';
import type { MapSearch } from '#/domain/fleetMap/search.ts';
import { filtersInForce } from '#/domain/list/activeFilters.ts';
import { knownColumns } from '#/domain/list/columns.ts';
import { containerValueLabel, valueLabel } from '#/domain/list/facetLabels.ts';
import { type Facet, isContainerFacet } from '#/domain/list/facetNames.ts';
import { valuesOf } from '#/domain/list/facets.ts';
import { withoutFilters, withText } from '#/domain/list/filterLinks.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { CustomFields } from '#/domain/records/customField.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { FilterChips, filterLabels } from '#/parts/lists/FilterChips.tsx';
import type { Instant } from '#/time/instant.ts';
import { FilterField } from '#/ui/fields/FilterField.tsx';

const route = getRouteApi('/_app/map');

/** Filters the map by text. */
export function MapTextFilter({ filter: { q = '' } }: { filter: FleetFilter }) {
  const navigate = route.useNavigate();
  return (
    <FilterField
      value={q}
      onChange={(text) => void navigate({ search: (search) => withText(search, text), replace: true })}
    />
  );
}

/** The filters in force, including those of the list, each with a link that removes it. */
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
    filterLabels((facet, value) => facetLabel(shipments, facet, value, now)),
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

/** What a value is called among shipments, by the first that has it; undefined where none has. */
function facetLabel(
  shipments: readonly Shipment[],
  facet: Facet,
  value: string,
  now: Instant,
): string | undefined {
  if (isContainerFacet(facet)) return containerValueLabel(facet, value);
  const found = shipments.find((shipment) => valuesOf(facet, shipment, now).includes(value));
  return found && valueLabel(facet, value, found);
}
