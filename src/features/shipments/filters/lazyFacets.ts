import { lazyPart } from '#/ui/lazyPart.ts';

const load = () => import('./foldedFacets.ts');
export const CostFacet = lazyPart(load, 'CostFacet');
export const DayFields = lazyPart(load, 'DayFields');
export const FieldFacetLists = lazyPart(load, 'FieldFacetLists');
