import { usePreferences } from '#/device/preferences.ts';
import { headings as own } from '#/files/headings.ts';
import { headings as english } from '#/files/headings.ts' with { language: 'en' };
import { type PlainTable, saveTable } from '#/files/saveTable.ts';

export type FileHeadings = typeof own;

/**
 * What columns are called in a file that a script or a pivot table may read: the same in every language of the page,
 * unless the reader of this device chose otherwise.
 */
export const fileHeadings = (): FileHeadings =>
  usePreferences.getState().headings === 'page' ? own : english;

/**
 * Writes and saves a table for other programs. What is written for a person has the headings of its reader: `saveTable`.
 *
 * @param name what it is of, for the name of the file
 * @throws {Error} where the writer cannot be loaded or fails
 */
export const saveForPrograms = (
  kind: 'csv' | 'xlsx',
  tableWith: (headings: FileHeadings) => PlainTable,
  name: string,
): Promise<void> => saveTable(kind, tableWith(fileHeadings()), name);
