import type { SheetLine, TruckerSheet } from '#/domain/pickups/sheets.ts';
import { comma, stop } from '#/language/punctuation.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { wholeDay } from '#/time/localDay.ts';
import { containerName } from './containerName.ts';
import { formatEquipment, weightInBoth } from './equipment.ts';
import { describeReadiness } from './readiness.ts';
import * as words from './sheetWords.ts';
import { describeSite } from './whereNow.ts';

/** What a trucker reads of one container; null where nothing is reported or planned. */
interface SheetText {
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

/** What a truck is sent for. */
const sheetTasks = { pickup: 'Pick up', return: 'Return empty' } as const;
const placeUnknown = 'Terminal not reported';

/** A line of a sheet, each part as it is read. */
export function describeLine({ row, day, returnTo }: SheetLine, format: FormatOptions): SheetText {
  const { container, kind, site, freeDay, appointment, readiness } = row;
  const [decides] = readiness.reasons;
  const dateOf = (of: CalendarDay) => formatMoment(wholeDay(of), format).date;
  const isPickup = kind === 'pickup';
  return {
    date: dateOf(day),
    task: sheetTasks[kind],
    number: containerName(container),
    size: formatEquipment(container),
    weight: isPickup ? weightInBoth(container.weightInPounds) : null,
    place: describeSite(site) ?? placeUnknown,
    freeDay: freeDay && dateOf(freeDay.day),
    appointment: isPickup && appointment ? momentLine(formatMoment(appointment, format)) : null,
    notReady: isPickup && readiness.answer !== 'yes' && decides ? describeReadiness(decides) : null,
    returnTo,
  };
}

/**
 * A sheet as a table for a workbook.
 *
 * @param linkOf the page of a number
 */
export function sheetTable(
  { lines }: TruckerSheet,
  format: FormatOptions,
  linkOf: (number: string) => string,
) {
  const rows = lines.map((line) => {
    const text = describeLine(line, format);
    return [
      text.date,
      text.task,
      text.number,
      text.size,
      text.weight,
      text.place,
      text.freeDay,
      text.appointment,
      text.notReady,
      text.returnTo,
      linkOf(line.row.container.number),
    ];
  });
  return { headings: words.headings, rows, sheet: words.tableName };
}

/**
 * A sheet as a message.
 *
 * @param linkOf the page of a number
 */
export function sheetMessage(
  { trucker: name, lines }: TruckerSheet,
  format: FormatOptions,
  linkOf: (number: string) => string,
): { readonly subject: string; readonly body: string } {
  const days = [...Map.groupBy(lines, ({ day }) => day).values()];
  const body = days.flatMap((some) => {
    const texts = some.map((line) => ({ line, text: describeLine(line, format) }));
    return [
      ...texts.slice(0, 1).map(({ text }) => text.date),
      ...texts.flatMap(({ line, text }) => message(text, linkOf(line.row.container.number))),
      '',
    ];
  });
  return {
    subject: `${words.sheetTitle(name)}, ${words.sheetCount(lines.length)}`,
    body: body.join('\n').trimEnd(),
  };
}

const message = (text: SheetText, link: string): readonly string[] => [
  `- ${[text.number, text.size, text.weight].filter(Boolean).join(comma)}`,
  `  ${[
    words.taskAt(text.task, text.place),
    text.freeDay && words.lfd(text.freeDay),
    text.appointment && words.at(text.appointment),
  ]
    .filter(Boolean)
    .join(stop)}`,
  ...(text.notReady === null ? [] : [`  ${text.notReady}`]),
  ...(text.returnTo === null ? [] : [`  ${words.emptyTo(text.returnTo)}`]),
  `  ${link}`,
];
