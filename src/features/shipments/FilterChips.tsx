import { Link } from '@tanstack/react-router';
import type { FacetCounts } from '#/domain/facetCounts.ts';
import type { CustomFields } from '#/domain/customField.ts';
import type { KnownColumns } from '#/domain/fleetColumns.ts';
import { type FleetFilter, isFiltered } from '#/domain/fleetFilter.ts';
import { CloseIcon } from '#/ui/icons.tsx';
import { withoutFilters } from './filterLinks.ts';
import { filtersInForce } from './filtersInForce.ts';

/** Every filter in force, each with a way to take it off. */
export function FilterChips({
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
  if (!isFiltered(filter)) return null;

  return (
    <ul aria-label="Filters in force" className="flex flex-wrap items-center gap-1.5 pb-2">
      {filtersInForce(filter, counts, fields, known).map(({ key, name, label, without }) => (
        <li key={key}>
          <Link
            to="/shipments"
            search={without}
            className="flex h-7 max-w-96 items-center gap-1 rounded-full border border-line bg-surface pr-2 pl-2.5 text-xs hover:bg-hover"
          >
            <span className="sr-only">Remove filter</span>{' '}
            <span className="whitespace-nowrap text-ink-faint">{name}</span>{' '}
            <span className="truncate font-medium">{label}</span>
            <CloseIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/shipments"
          search={withoutFilters}
          className="flex h-7 items-center px-1.5 text-xs text-ink-soft underline-offset-2 hover:underline"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
