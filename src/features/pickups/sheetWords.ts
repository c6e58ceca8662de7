import type { Message } from '#/domain/messages/plainText.ts';
import type { SheetLine, TruckerSheet } from '#/domain/pickups/sheets.ts';
import { comma } from '#/language/comma.ts';
import { counted } from '#/language/plural.ts';

export const sheets = 'Sheets';
export const dialogTitle = 'Sheets for truckers';
export const trucker = 'Trucker';
export const noTrucker = 'No trucker yet';
export const print = 'Print';
export const saveWorkbook = 'Save as workbook';
export const notSaved = 'The workbook could not be written. Try again.';
export const toTick = 'To tick off';
export const qrOf = (number: string): string => `QR code of the page of ${number}`;

export const sheetTitle = (name: string | null): string => `Pickup plan: ${name ?? noTrucker}`;
export const sheetCount = (lines: readonly SheetLine[]): string => counted(lines.length, 'container');
export const lfd = (day: string): string => `LFD ${day}`;
export const at = (appointment: string): string => `Appointment ${appointment}`;
export const emptyTo = (place: string): string => `Return empty to ${place}`;

/** The first is for the box to tick. */
export const paperColumns = ['✓', 'Container', 'Where', 'Day', 'LFD, appointment', 'Page'] as const;
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

/** @param linkOf the page of a number */
export const tableRows = (
  { lines }: TruckerSheet,
  linkOf: (number: string) => string,
): readonly (readonly (string | null)[])[] =>
  lines.map((line) => [
    line.date,
    line.task,
    line.number,
    line.size,
    line.weight,
    line.place,
    line.freeDay,
    line.appointment,
    line.notReady,
    line.returnTo,
    linkOf(line.number),
  ]);

/** @param linkOf the page of a number */
export function sheetMessage(
  { trucker: name, lines }: TruckerSheet,
  linkOf: (number: string) => string,
): Message {
  const days = [...Map.groupBy(lines, ({ date }) => date)];
  const body = days.flatMap(([date, some]) => [
    date,
    ...some.flatMap((line) => [
      `- ${[line.number, line.size, line.weight].filter(Boolean).join(comma)}`,
      `  ${[
        `${line.task}: ${line.place}`,
        line.freeDay && lfd(line.freeDay),
        line.appointment && at(line.appointment),
      ]
        .filter(Boolean)
        .join('. ')}`,
      ...(line.notReady === null ? [] : [`  ${line.notReady}`]),
      ...(line.returnTo === null ? [] : [`  ${emptyTo(line.returnTo)}`]),
      `  ${linkOf(line.number)}`,
    ]),
    '',
  ]);
  return { subject: `${sheetTitle(name)}, ${sheetCount(lines)}`, body: body.join('\n').trimEnd() };
}
