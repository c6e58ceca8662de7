import { lowerCase } from '#/language/lowerCase.ts';

export const close = 'Close';
export const undo = 'Undo';
/** What a control does, with the key that does it too. */
export const withKey = (label: string, key: string): string => `${label} (${key})`;

/** The keys of a list of commands. */
export const commandKeys = '↑ ↓ choose · Enter open · Esc close';

export const filters = 'Filters';
export const hideFilters = 'Hide filters';
export const filtersChosen = (count: number): string => (count > 0 ? `${filters} (${count})` : filters);
export const filterByText = 'Filter the list by text';
export const filterThisList = 'Filter this list';

export const selectAll = 'Select all';
export const sortBy = (label: string): string => `Sort by ${lowerCase(label)}`;
export const widthOf = (label: string): string => `Width of ${label}`;
export const inPixels = (width: number): string => `${width} pixels`;
export const select = (name: string): string => `Select ${name}`;
/** What a row says that could not be drawn. */
export const unreadRow = (name: string): string => `${name} could not be read`;
/** Of a grid on a narrow page. */
export const cardsOf = (label: string): string => `${label}, cards`;

/** As it stands on the key. */
export const controlKey = 'Ctrl';
