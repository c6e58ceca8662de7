import { kindLabels } from '#/domain/exceptions/kindLabels.ts';
import type { ChosenFacet } from '#/domain/list/activeFilters.ts';
import type { Facet } from '#/domain/list/facetNames.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';

/** What the value of a filter is called, kinds of exceptions included; a word that we do not know has no name. */
export function filterLabels(ofFacet: (facet: Facet, value: string) => string | undefined) {
  return (facet: ChosenFacet, value: string): string | undefined =>
    facet === 'exception' ? ownEntry<string>(kindLabels, value) : ofFacet(facet, value);
}
