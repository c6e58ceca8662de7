// Filters that are folded away until somebody opens them.
export { CostFacet } from './CostFacet.tsx';
export { DayFields } from './DayFields.tsx';
export { FieldFacetLists } from './FieldFacetLists.tsx';
