import type { CalendarFact } from './calendarFact.ts';
import type { FileCell } from './fileCell.ts';
import type { CalendarSettings } from './ics.ts';
import type { RawCell } from './rawCells.ts';

/** What a file is made of, besides its rows. */
export type FilePlan =
  | { readonly kind: 'csv' | 'xlsx'; readonly headings: readonly FileHeading[]; readonly sheet: string }
  | { readonly kind: 'ics'; readonly settings: CalendarSettings };

/** What the page posts to the worker: the rows in parts, then the plan of the file. */
export type FileJob =
  | { readonly rows: readonly (readonly RawCell[])[] }
  | { readonly facts: readonly CalendarFact[] }
  | { readonly write: FilePlan };

/** What the worker answers. */
export type FileAnswer = { readonly file: Blob } | { readonly problem: string };

/** What a column is called, and what those after it are called that have the status of its times or the unit of its numbers. */
export interface FileHeading {
  readonly text: string;
  readonly status: string;
  readonly unit: string;
}

/** Of a column that has none after it. */
export const plainHeading = (text: string): FileHeading => ({ text, status: text, unit: text });

/** A table as files hold it: every row has a cell for each heading. */
export interface FileTable {
  readonly headings: readonly FileHeading[];
  readonly rows: readonly (readonly FileCell[])[];
}

/** Where a column has estimated and actual times, a column after it has the status of each. */
export function fileTable(
  headings: readonly FileHeading[],
  rows: readonly (readonly RawCell[])[],
): FileTable {
  const mixed = headings.map((_heading, at) => rows.some((cells) => cells[at]?.status));
  return {
    headings: headings.flatMap((heading, at) =>
      mixed[at] ? [heading, plainHeading(heading.status)] : [heading],
    ),
    rows: rows.map((cells) =>
      cells.flatMap(({ cell, status }, at) =>
        mixed[at] ? [cell, status === null ? null : { kind: 'text', text: status }] : [cell],
      ),
    ),
  };
}
