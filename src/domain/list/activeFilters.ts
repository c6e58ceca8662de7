import type { CustomFields } from '#/domain/records/customField.ts';
import { formatWindow } from '#/wording/arrivalWindow.ts';
import type { KnownColumns } from './columns.ts';
import { describeChoice } from './describeChoice.ts';
import { containerFacets, type ChosenFacet, shipmentFacets } from './facetNames.ts';
import { fieldKey } from './fields.ts';
import { toggleFacet, withChanged, withFinished, withoutSet, withText, withWindow } from './filterLinks.ts';
import type { FleetSearch } from './search.ts';
import type { FleetFilter } from './view.ts';
import { activeOnly, filterNames, describeSet, sinceLastReview } from './words.ts';

const facets: readonly ChosenFacet[] = ['exception', 'cost', ...containerFacets, ...shipmentFacets];

/** A filter in words, and how to remove it. */
export interface FilterInForce {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly without: (search: FleetSearch) => FleetSearch;
}

/**
 * @param labelOf what the value of a facet is called, where that is known
 * @param fields what the values of custom fields are called, once they are known
 */
export function filtersInForce(
  filter: FleetFilter,
  labelOf: (facet: ChosenFacet, value: string) => string | undefined,
  fields: CustomFields | undefined,
  known: KnownColumns,
): FilterInForce[] {
  const filters: FilterInForce[] = [];
  if (filter.active) {
    filters.push({ key: 'active', name: filterNames.active, label: activeOnly, without: withFinished });
  }
  const chosen = facets.flatMap((facet): FilterInForce[] =>
    (filter[facet] ?? []).map((value) => ({
      key: `${facet} ${value}`,
      name: filterNames[facet],
      label: labelOf(facet, value) ?? value,
      without: (search: FleetSearch) => toggleFacet(search, facet, value),
    })),
  );
  filters.push(...chosen);
  for (const [slug, values] of Object.entries(filter.fields ?? {})) {
    const name = known.find(fieldKey(slug))?.label ?? slug;
    for (const value of values) {
      filters.push({
        key: `${slug} ${value}`,
        name,
        label: describeChoice(fields?.fields ?? [], slug, value),
        without: (search: FleetSearch) => toggleFacet(search, fieldKey(slug), value),
      });
    }
  }
  const window = { from: filter.from, to: filter.to };
  if (window.from ?? window.to) {
    const without = (search: FleetSearch) => withWindow(search, {});
    filters.push({ key: 'window', name: filterNames.day, label: formatWindow(window), without });
  }
  if (filter.changed) {
    const without = (search: FleetSearch) => withChanged(search, false);
    filters.push({ key: 'changed', name: filterNames.changed, label: sinceLastReview, without });
  }
  if (filter.set ?? filter.deviceSet) {
    filters.push({ key: 'set', name: filterNames.set, label: describeSet(filter.set), without: withoutSet });
  }
  if (filter.q) {
    const without = (search: FleetSearch) => withText(search, '');
    filters.push({ key: 'q', name: filterNames.q, label: filter.q, without });
  }
  return filters;
}
