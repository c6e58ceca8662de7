import type { CalendarFact } from './calendarFact.ts';
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
