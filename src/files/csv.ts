import { unparse } from 'papaparse';
import { dayOfDigits, timeText } from '#/time/digits.ts';
import { minute } from '#/time/durations.ts';
import type { FileCell } from './fileCell.ts';
import type { FileHeading, FileTable } from './fileJob.ts';

/** Says to spreadsheet programs that the bytes are UTF-8. */
const byteOrderMark = '\u{FEFF}';

/**
 * A text that a spreadsheet program would take for a formula, and run (OWASP, CSV injection): it gets an apostrophe in
 * front. The full-width forms count in Japanese editions. Cells that are numbers are written as they are, also negative
 * ones. (papaparse's own pattern overlooks a text of several lines.)
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * The same behind a character at which other readers split a line, as editions of Excel do at `;`, or begin one, as those
 * do that look at no quotation marks.
 */
const formulaElsewhere = /([;\t|\r\n\v\f\u{85}\u{2028}\u{2029}]["\s]*)(?=[=+\-@＝＋－＠])/gu;

/**
 * The table as CSV: RFC 4180 with CRLF, in UTF-8.
 *
 * A time is ISO 8601 with the offset of its clock, `2026-08-12T14:05-07:00`; a day is `2026-08-12`; digits without a
 * zone are `2026-08-12T14:05 zone unknown`, which no program reads as its own local time by mistake. Numbers are plain;
 * a unit is in the heading, or in a column of its own where a column has several.
 */
export function csvFile(table: FileTable): Blob {
  const columns = table.headings.map((heading, at) => readColumn(heading, at, table));
  const lines = [
    columns.flatMap(({ headings }) => headings),
    ...table.rows.map((cells) => columns.flatMap(({ write }, at) => write(cells[at] ?? null))),
  ];
  const harmless = lines.map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll(formulaElsewhere, "$1'") : cell)),
  );
  const text = unparse(harmless, { newline: '\r\n', escapeFormulae: formula });
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

interface CsvColumn {
  readonly headings: readonly string[];
  readonly write: (cell: FileCell) => (string | number)[];
}

function readColumn({ text, unit: unitHeading }: FileHeading, at: number, { rows }: FileTable): CsvColumn {
  const units = new Set(rows.flatMap((cells) => unitOf(cells[at] ?? null) ?? []));
  if (units.size > 1) {
    return {
      headings: [text, unitHeading],
      write: (cell) => [writeCell(cell), unitOf(cell) ?? ''],
    };
  }
  const [unit] = units;
  return {
    headings: [unit === undefined ? text : `${text} (${unit})`],
    write: (cell) => [writeCell(cell)],
  };
}

function unitOf(cell: FileCell): string | null {
  return cell?.kind === 'number' ? cell.unit : null;
}

function writeCell(cell: FileCell): string | number {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return cell.text;
    case 'number':
      return cell.number;
    case 'day':
      return cell.day;
    case 'clock': {
      const digits = `${dayOfDigits(cell.digits)}T${timeText(cell.digits)}`;
      return cell.offset === null ? `${digits} ${cell.zone}` : `${digits}${isoOffset(cell.offset)}`;
    }
  }
}

/** `-07:00`; the fraction of a minute that some places had before 1972 is left out. */
function isoOffset(offset: number): string {
  const minutes = Math.floor(Math.abs(offset) / minute);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${offset < 0 ? '-' : '+'}${hours}:${rest}`;
}
