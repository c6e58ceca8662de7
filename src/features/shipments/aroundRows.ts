// What is drawn around the rows, and in them, once they are there.
export { ChangeMark } from './columns/ChangeMark.tsx';
export { ExceptionFacet } from './filters/ExceptionFacet.tsx';
export { FacetLists } from './filters/FacetLists.tsx';
export { FieldsNotice } from './filters/FieldsNotice.tsx';
export { ListChips } from './filters/ListChips.tsx';
export { QuickFilters } from './filters/QuickFilters.tsx';
