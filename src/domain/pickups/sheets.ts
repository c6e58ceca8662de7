import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { compareText } from '#/domain/records/compareText.ts';
import { containerName } from '#/domain/records/containerName.ts';
import { formatEquipment } from '#/domain/status/equipment.ts';
import { formatWeight } from '#/domain/status/formatWeight.ts';
import { comma, stop } from '#/language/punctuation.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { describeReadiness, describeSite } from '#/wording/pickup.ts';
import type { PlanRow } from './pickups.ts';
import { type PlanEntries, plannedDay } from './plan.ts';
import * as words from './sheetWords.ts';
import { placeUnknown, sheetTasks } from './words.ts';

/** What a trucker is handed for one container, each part as it is read; null where nothing is reported or planned. */
export interface SheetLine {
  readonly row: PlanRow;
  readonly day: CalendarDay;
  readonly date: string;
  readonly task: string;
  readonly number: string;
  readonly size: string | null;
  readonly weight: string | null;
  /** Where it is picked up; of an empty one where that was. */
  readonly place: string;
  readonly freeDay: string | null;
  readonly appointment: string | null;
  /** Why it cannot be picked up as far as is known; null where it is ready. */
  readonly notReady: string | null;
  readonly returnTo: string | null;
}

export interface TruckerSheet {
  /** Null for what has a day and no trucker. */
  readonly trucker: string | null;
  readonly lines: readonly SheetLine[];
}

/** What has a day, by trucker and in the order of days and terminals; what has no trucker comes last. */
export function truckerSheets(
  rows: readonly PlanRow[],
  entries: PlanEntries,
  format: FormatOptions,
): readonly TruckerSheet[] {
  const lines = rows.flatMap((row) => {
    const entry = entries.get(row.container.id);
    const day = plannedDay(entry, row.kind);
    return day === null
      ? []
      : { trucker: entry?.trucker ?? null, line: sheetLine(row, day, entries, format) };
  });
  return [...Map.groupBy(lines, ({ trucker }) => trucker)]
    .map(([trucker, some]) => ({
      trucker,
      lines: some.map(({ line }) => line).toSorted((a, b) => compareText(orderOf(a), orderOf(b))),
    }))
    .toSorted((a, b) =>
      a.trucker === null || b.trucker === null
        ? Number(a.trucker === null) - Number(b.trucker === null)
        : compareText(a.trucker, b.trucker),
    );
}

const orderOf = ({ day, place, number }: SheetLine) => [day, place, number].join('\n');

function sheetLine(row: PlanRow, day: CalendarDay, entries: PlanEntries, format: FormatOptions): SheetLine {
  const { shipment, container, kind, site, freeDay, appointment } = row;
  // Judged here, in the language of the sheet.
  const { answer, reasons } = pickupReadiness(container, shipment);
  const [decides] = reasons;
  const dateOf = (of: CalendarDay) => formatMoment({ kind: 'day', day: of }, format).date;
  const isPickup = kind === 'pickup';
  return {
    row,
    day,
    date: dateOf(day),
    task: sheetTasks[kind],
    number: containerName(container),
    size: formatEquipment(container),
    weight: isPickup ? formatWeight(container.weightInPounds, 'both') : null,
    place: describeSite(site) ?? placeUnknown,
    freeDay: freeDay && dateOf(freeDay.day),
    appointment: isPickup && appointment ? momentLine(formatMoment(appointment, format)) : null,
    notReady: isPickup && answer !== 'yes' && decides ? describeReadiness(decides) : null,
    returnTo: entries.get(container.id)?.empty_return_to ?? null,
  };
}

/**
 * A sheet as a table for a workbook.
 *
 * @param linkOf the page of a number
 */
export function sheetTable({ lines }: TruckerSheet, linkOf: (number: string) => string) {
  const rows = lines.map((line) => [
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
  return { headings: words.headings, rows, sheet: words.tableName };
}

/**
 * A sheet as a message.
 *
 * @param linkOf the page of a number
 */
export function sheetMessage(
  { trucker: name, lines }: TruckerSheet,
  linkOf: (number: string) => string,
): { readonly subject: string; readonly body: string } {
  const days = [...Map.groupBy(lines, ({ date }) => date)];
  const body = days.flatMap(([date, some]) => [
    date,
    ...some.flatMap((line) => [
      `- ${[line.number, line.size, line.weight].filter(Boolean).join(comma)}`,
      `  ${[
        words.taskAt(line.task, line.place),
        line.freeDay && words.lfd(line.freeDay),
        line.appointment && words.at(line.appointment),
      ]
        .filter(Boolean)
        .join(stop)}`,
      ...(line.notReady === null ? [] : [`  ${line.notReady}`]),
      ...(line.returnTo === null ? [] : [`  ${words.emptyTo(line.returnTo)}`]),
      `  ${linkOf(line.number)}`,
    ]),
    '',
  ]);
  return {
    subject: `${words.sheetTitle(name)}, ${words.sheetCount(lines.length)}`,
    body: body.join('\n').trimEnd(),
  };
}
