import { Link } from '@tanstack/react-router';
import type { CustomFields } from '#/domain/records/customField.ts';
import { countedLabels, type FacetCounts } from '#/domain/list/facetCounts.ts';
import { withoutFilters } from '#/domain/list/filterLinks.ts';
import { filtersInForce } from '#/domain/list/activeFilters.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
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
