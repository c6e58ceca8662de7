import type { ArrivalWindow } from '#/domain/arrival/arrivalWindow.ts';
import { type ChosenFacet, chosenFacets } from './facetNames.ts';
import { fieldKey } from './fields.ts';
import { toggleFacet, withChanged, withFinished, withoutSet, withText, withWindow } from './filterLinks.ts';
import type { FleetSearch } from './search.ts';
import type { FleetFilter } from './view.ts';

/** One filter in force. */
export type FilterFact =
  | { readonly code: 'active' | 'changed' }
  | { readonly code: 'facet'; readonly facet: ChosenFacet; readonly value: string }
  /** The value of a custom field. */
  | { readonly code: 'field'; readonly slug: string; readonly value: string }
  | { readonly code: 'window'; readonly window: ArrivalWindow }
  /** `count` of its numbers; null where only the device knows them. */
  | { readonly code: 'set'; readonly count: number | null }
  | { readonly code: 'q'; readonly text: string };

export interface ActiveFilter {
  /** Unique among the filters in force. */
  readonly key: string;
  readonly fact: FilterFact;
  /** The address without it. */
  readonly without: (search: FleetSearch) => FleetSearch;
}

export function activeFilters(filter: FleetFilter): readonly ActiveFilter[] {
  const { from, to, set, q } = filter;
  const chosen = chosenFacets.flatMap((facet) =>
    (filter[facet] ?? []).map((value): ActiveFilter => ({
      key: `${facet} ${value}`,
      fact: { code: 'facet', facet, value },
      without: (search) => toggleFacet(search, facet, value),
    })),
  );
  const fields = Object.entries(filter.fields ?? {}).flatMap(([slug, values]) =>
    values.map((value): ActiveFilter => ({
      key: `${fieldKey(slug)} ${value}`,
      fact: { code: 'field', slug, value },
      without: (search) => toggleFacet(search, fieldKey(slug), value),
    })),
  );
  const filters: ActiveFilter[] = [...chosen, ...fields];
  if (filter.active) filters.unshift({ key: 'active', fact: { code: 'active' }, without: withFinished });
  if (from ?? to) {
    filters.push({
      key: 'window',
      fact: { code: 'window', window: { from, to } },
      without: (search) => withWindow(search, {}),
    });
  }
  if (filter.changed) {
    filters.push({
      key: 'changed',
      fact: { code: 'changed' },
      without: (search) => withChanged(search, false),
    });
  }
  if (set ?? filter.deviceSet) {
    filters.push({ key: 'set', fact: { code: 'set', count: set?.length ?? null }, without: withoutSet });
  }
  if (q) filters.push({ key: 'q', fact: { code: 'q', text: q }, without: (search) => withText(search, '') });
  return filters;
}
