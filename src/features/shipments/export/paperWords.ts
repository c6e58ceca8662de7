import { counted } from '#/language/plural.ts';

/** What a list is called that is no saved view. */
export const plainList = 'Shipments';
export const calendarName = (list: string) => `Landfall: ${list}`;

/** `60 rows, by number. Updated Wed 12 Aug 2026 15:00 UTC.` */
export function printedCount(rows: number, order: string, updated: string): string {
  return `${counted(rows, 'row')}, ${order}. Updated ${updated}.`;
}
