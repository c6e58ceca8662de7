import { inSentence } from '#/domain/list/words.ts';

export const savedViews = 'Saved views';
export const views = 'Views';
/** Beside the name of a view whose address has changed, the button that saves the change. */
export const changedSave = 'Changed · Save';
/** Continues it for screen readers. */
export const theView = (name: string) => `the view ${name}`;
export const savedAs = (name: string) => `Saved “${name}”`;
export const sortBy = 'Sort by';
export const descending = 'Descending';
export const ascending = 'Ascending';
export const rowsFor = 'A row for each';
export const groupBy = 'Group by';
export const noGroups = 'No groups';
export const byGroup = (name: string) => `By ${inSentence(name)}`;
