import { getRouteApi, Link } from '@tanstack/react-router';
import { windowWords } from '#/domain/arrivalPresets.ts';
import type { FacetCounts } from '#/domain/facetCounts.ts';
import type { CustomFields } from '#/domain/customField.ts';
import { choiceWords } from '#/domain/fieldFacets.ts';
import { slugWords } from '#/domain/fleetColumnsOfFields.ts';
import { type FleetFilter, isFiltered } from '#/domain/fleetFilter.ts';
import { fieldKey } from '#/domain/fieldKey.ts';
import { CloseIcon } from '#/ui/icons.tsx';
import { type Facet, toggleFacet, withoutFilters, withText, withWindow } from './filterLinks.ts';

const route = getRouteApi('/_app/shipments/');

const facets: readonly { facet: Facet; name: string }[] = [
  { facet: 'status', name: 'Status' },
  { facet: 'arrival', name: 'Arrival' },
  { facet: 'carrier', name: 'Carrier' },
  { facet: 'pod', name: 'Discharge' },
  { facet: 'tracking', name: 'Tracking' },
  { facet: 'tag', name: 'Tag' },
];

/** Every filter in force, each with a way to take it off. */
export function FilterChips({
  counts,
  filter,
  fields,
}: {
  counts: FacetCounts;
  filter: FleetFilter;
  /** What custom fields and their values are called, once they are known. */
  fields: CustomFields | undefined;
}) {
  const search = route.useSearch();
  if (!isFiltered(filter)) return null;

  const chips = facets.flatMap(({ facet, name }) =>
    (filter[facet] ?? []).map((value) => ({
      key: `${facet} ${value}`,
      name,
      label: counts[facet].find((known) => known.value === value)?.label ?? value,
      without: toggleFacet(search, facet, value),
    })),
  );
  for (const [slug, values] of Object.entries(filter.fields ?? {})) {
    const name = fields?.definitions.find((known) => known.slug === slug)?.label ?? slugWords(slug);
    for (const value of values) {
      const without = toggleFacet(search, fieldKey(slug), value);
      chips.push({
        key: `${slug} ${value}`,
        name,
        label: choiceWords(fields?.fields ?? [], slug, value),
        without,
      });
    }
  }
  const window = { from: filter.from, to: filter.to };
  if (window.from ?? window.to) {
    const without = withWindow(search, {});
    chips.push({ key: 'window', name: 'Arrival day', label: windowWords(window), without });
  }
  if (filter.q) chips.push({ key: 'q', name: 'Text', label: filter.q, without: withText(search, '') });

  return (
    <ul aria-label="Filters in force" className="flex flex-wrap items-center gap-1.5 px-4 pb-2">
      {chips.map(({ key, name, label, without }) => (
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
