import type { CalendarFact } from './calendarFact.ts';
import type { FileCell } from './fileCell.ts';
import type { CalendarSettings } from './ics.ts';
import type { RawCell } from './rawCells.ts';

/** What a file is made of, besides its rows. */
export type FilePlan =
  | { readonly kind: 'csv' | 'xlsx'; readonly headings: readonly string[]; readonly sheet: string }
  | { readonly kind: 'ics'; readonly settings: CalendarSettings };

/** What the page posts to the worker: the rows in parts, then the plan of the file. */
export type FileJob =
  | { readonly rows: readonly (readonly RawCell[])[] }
  | { readonly facts: readonly CalendarFact[] }
  | { readonly write: FilePlan };

/** What the worker answers. */
export type FileAnswer = { readonly file: Blob } | { readonly problem: string };

/** A table as files hold it: every row has a cell for each heading. */
export interface FileTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
}

/** Where a column has estimated and actual times, a column after it has the status of each. */
export function fileTable(headings: readonly string[], rows: readonly (readonly RawCell[])[]): FileTable {
  const mixed = headings.map((_heading, at) => rows.some((cells) => cells[at]?.status));
  return {
    headings: headings.flatMap((text, at) => (mixed[at] ? [text, statusHeading(text)] : [text])),
    rows: rows.map((cells) =>
      cells.flatMap(({ cell, status }, at) =>
        mixed[at] ? [cell, status === null ? null : { kind: 'text', text: status }] : [cell],
      ),
    ),
  };
}

/** The heading of the column after one with times, and of the one with its units. */
const statusHeading = (heading: string) => `${heading}: status`;
