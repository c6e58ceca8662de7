import { Link } from '@tanstack/react-router';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import { withoutFilters } from '#/domain/list/filterLinks.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { CustomFields } from '#/domain/records/customField.ts';
import { FilterChips, filterLabels } from '#/parts/lists/FilterChips.tsx';
import { countedLabels } from '#/wording/listFacets.ts';
import { filtersInForce } from '#/wording/listFilters.ts';

/** The active filters of the list, each with a link that removes it. */
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
      filters={filtersInForce(filter, { labelOf: filterLabels(countedLabels(counts)), fields, known })}
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
