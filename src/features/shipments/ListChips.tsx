import { Link } from '@tanstack/react-router';
import type { CustomFields } from '#/domain/customField.ts';
import { countedLabels, type FacetCounts } from '#/domain/facetCounts.ts';
import { withoutFilters } from '#/domain/filterLinks.ts';
import { filtersInForce } from '#/domain/filtersInForce.ts';
import type { KnownColumns } from '#/domain/fleetColumns.ts';
import type { FleetFilter } from '#/domain/fleetFilter.ts';
import { FilterChips } from '#/parts/FilterChips.tsx';

/** Every filter of the list that is in force, each with a way to take it off. */
export function ListChips({
  counts,
  filter,
  fields,
  known,
}: {
  counts: FacetCounts;
  filter: FleetFilter;
  /** What the values of custom fields are called, once they are known. */
  fields: CustomFields | undefined;
  known: KnownColumns;
}) {
  return (
    <FilterChips
      filters={filtersInForce(filter, countedLabels(counts), fields, known)}
      withoutAll={withoutFilters}
    >
      {({ content, ...link }) => (
        <Link to="/shipments" {...link}>
          {content}
        </Link>
      )}
    </FilterChips>
  );
}
