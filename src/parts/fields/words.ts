import { counted, plural } from '#/language/plural.ts';

export const savingChanges = (count: number): string => `Saving ${counted(count, 'change')}`;
export const recordCount = (count: number): string => counted(count, 'record');
export const nowSays = (newest: string): string =>
  newest === '' ? 'It is empty now.' : `It says “${newest}” now.`;

export const remove = 'Remove';
export const removeOne = (text: string): string => `Remove ${text}`;
export const added = (labels: string): string => `Added ${labels}.`;
export const alreadyThere = (labels: string, count: number): string =>
  `${labels} ${plural(count, 'is', 'are')} there already.`;
export const removed = (text: string): string => `Removed ${text}.`;
