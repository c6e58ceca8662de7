import type { FileClock } from '#/files/fileCell.ts';
import type { FileKind } from '#/files/fileName.ts';
import type { TimeDisplay } from '#/time/format.ts';

const number = new Intl.NumberFormat('en');

export const preparingRows = 'Preparing rows';
export const writingFile = 'Writing the file';
export const rowsExported = 'Rows exported';
export const cancel = 'Cancel';

export const rowsToExport = 'Rows to export';
export const selectedRows = (count: number) => `${number.format(count)} selected`;
export const allShown = (count: number) => `All ${number.format(count)} shown`;
export function scopeWords(total: number): string {
  if (total === 0) return 'No rows to export';
  return total === 1 ? 'The row shown' : `All ${number.format(total)} rows shown`;
}
export const stillLoading = 'Shipments are still loading. Only those loaded so far are exported.';

export const fileKindWords: Readonly<Record<FileKind, { readonly name: string; readonly what: string }>> = {
  csv: { name: 'CSV', what: 'Text for any program' },
  xlsx: { name: 'Excel', what: 'Dates as dates, numbers as numbers' },
  ics: { name: 'Calendar', what: 'Arrivals, pickup appointments and last free days' },
};
export const printWords = { name: 'Print', what: 'On paper or as PDF' } as const;

export const savedAs = (name: string) => `Saved as ${name}`;
export const fileFailed = 'The file was not written';
export const fileFailedNext = 'Check the connection and try again.';

const clocks: Readonly<Record<TimeDisplay, (zone: string) => string>> = {
  place: () => 'in local time',
  mine: (zone) => `in the time of ${zone} (in a calendar: local time)`,
  utc: () => 'in UTC (in a calendar: local time)',
};

export function columnsAndClock({ display, viewer }: FileClock): string {
  return `Columns and order as on the screen. Times are ${clocks[display](viewer)}, with the zone.`;
}
