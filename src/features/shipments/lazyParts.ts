import { lazyPart } from '#/ui/lazyPart.ts';

const around = () => import('./aroundRows.ts');
export const ChangeMark = lazyPart(around, 'ChangeMark', ({ without }) => without);
export const ExceptionFacet = lazyPart(around, 'ExceptionFacet');
export const FacetLists = lazyPart(around, 'FacetLists');
export const FieldsNotice = lazyPart(around, 'FieldsNotice');
export const ListChips = lazyPart(around, 'ListChips');
export const QuickFilters = lazyPart(around, 'QuickFilters');

const narrowed = () => import('./narrowed.ts');
export const IgnoredSettingsNotice = lazyPart(narrowed, 'IgnoredSettingsNotice');
export const NoShipments = lazyPart(narrowed, 'NoShipments');
export const SetPanel = lazyPart(narrowed, 'SetPanel');
