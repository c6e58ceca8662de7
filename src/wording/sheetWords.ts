import { counted } from '#/language/plural.ts';

// What a trucker reads on a sheet, besides its lines (truckerSheets.ts).

export const noTrucker = 'No trucker yet';
export const toTick = 'To tick off';
export const qrOf = (number: string): string => `QR code of the page of ${number}`;

export const sheetTitle = (name: string | null): string => `Pickup plan: ${name ?? noTrucker}`;
export const sheetCount = (containers: number): string => counted(containers, 'container');
export const lfd = (day: string): string => `LFD ${day}`;
export const at = (appointment: string): string => `Appointment ${appointment}`;
export const taskAt = (task: string, place: string): string => `${task}: ${place}`;
export const emptyTo = (place: string): string => `Return empty to ${place}`;

/** The first is for the box to tick. */
export const paperColumns = ['✓', 'Container', 'Where', 'Day', 'LFD, appointment', 'Page'] as const;
export const tableName = 'Sheets';
export const headings = [
  'Day',
  'Task',
  'Container',
  'Equipment',
  'Weight',
  'Where',
  'LFD',
  'Appointment',
  'Not ready',
  'Return empty to',
  'Page',
] as const;
