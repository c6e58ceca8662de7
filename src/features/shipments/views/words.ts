import { inSentence } from '#/language/inSentence.ts';

export const savedViews = 'Saved views';
export const views = 'Views';
export const sortBy = 'Sort by';
export const descending = 'Descending';
export const ascending = 'Ascending';
export const rowsFor = 'A row for each';
export const groupBy = 'Group by';
export const noGroups = 'No groups';
export const byGroup = (name: string) => `By ${inSentence(name)}`;
