import { kindLabels } from '#/domain/exceptions/kindLabels.ts';
import type { ChosenFacet } from '#/domain/list/activeFilters.ts';
import type { Facet } from '#/domain/list/facetNames.ts';
import { lookup } from '#/domain/records/lookup.ts';

/** What the value of a filter is called, kinds of exceptions included; a word that we do not know has no name. */
export function filterLabels(ofFacet: (facet: Facet, value: string) => string | undefined) {
  return (facet: ChosenFacet, value: string): string | undefined =>
    facet === 'exception' ? lookup<string>(kindLabels, value) : ofFacet(facet, value);
}
