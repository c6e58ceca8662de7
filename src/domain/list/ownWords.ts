import { exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { costStates } from './column.ts';
import { containerRules } from './containerFacets.ts';
import type { ChosenFacet } from './facetNames.ts';
import { shipmentRules } from './facets.ts';

const rules: Readonly<Record<ChosenFacet, { readonly words?: readonly string[] }>> = {
  ...containerRules,
  ...shipmentRules,
  exception: { words: exceptionKinds },
  cost: { words: costStates },
};

/** The words of a filter that are all ours: another would let nothing through. Undefined where they are those of records. */
export const ownWordsOf = (facet: ChosenFacet): readonly string[] | undefined => rules[facet].words;
