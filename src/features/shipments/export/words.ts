import type { FileClock } from '#/files/fileCell.ts';
import type { FileKind } from '#/files/fileName.ts';
import { counted, formatCount } from '#/language/plural.ts';
import type { TimeDisplay } from '#/time/format.ts';

export const preparingRows = 'Preparing rows';
export const writingFile = 'Writing the file';
export const rowsExported = 'Rows exported';
export const cancelExport = 'Cancel';

export const rowsToExport = 'Rows to export';
export const stillLoading = 'Shipments are still loading. Only those loaded so far are exported.';

export const fileKindLabels: Readonly<Record<FileKind, { readonly name: string; readonly what: string }>> = {
  csv: { name: 'CSV', what: 'Text for any program' },
  xlsx: { name: 'Excel', what: 'Dates as dates, numbers as numbers' },
  ics: { name: 'Calendar', what: 'Arrivals, pickup appointments and last free days' },
};
export const printLabels = { name: 'Print', what: 'On paper or as PDF' } as const;
export const forOthers = 'A link or file for somebody without an account';
export const fileFailed = 'The file was not written';
export const fileFailedNext = 'Check the connection and try again.';

const clocks: Readonly<Record<TimeDisplay, (zone: string) => string>> = {
  place: () => 'in local time',
  mine: (zone) => `in the time of ${zone} (in a calendar: local time)`,
  utc: () => 'in UTC (in a calendar: local time)',
};

export const selectedRows = (count: number) => `${formatCount(count)} selected`;
export const allShown = (count: number) => `All ${formatCount(count)} shown`;
export function describeScope(total: number): string {
  if (total === 0) return 'No rows to export';
  return total === 1 ? 'The row shown' : `All ${formatCount(total)} rows shown`;
}

export const savedAs = (name: string) => `Saved as ${name}`;

export function columnsAndClock({ display, viewer }: FileClock): string {
  return `Columns and order as on the screen. Times are ${clocks[display](viewer)}, with the zone.`;
}

/** What a list is called that is no saved view. */
export const plainList = 'Shipments';
export const calendarName = (list: string) => `Landfall: ${list}`;

/** `60 rows, by number. Updated Wed 12 Aug 2026 15:00 UTC.` */
export function printedCount(rows: number, order: string, updated: string): string {
  return `${counted(rows, 'row')}, ${order}. Updated ${updated}.`;
}
