import writeExcelFile, { type CellObject } from 'write-excel-file/universal';
import type { FileCell } from './fileCell.ts';
import type { FileTable } from './fileJob.ts';
import { defaultSheet } from './words.ts';

/** What Excel takes in a cell; a longer text makes it call the file damaged. */
const longestText = 32_767;
/** Excel counts its days from 1900 and believes that 1900 was a leap year, so what is before March is off by one. */
const firstDay = Date.UTC(1900, 2, 1);
const dayFormat = 'ddd d mmm yyyy';

/**
 * The table as an Excel workbook with one sheet, its heading frozen. Times are real dates: the digits of the clock that
 * the user chose, whose zone is in the number format of each cell, because a date of Excel has none. Days are dates
 * without a time, numbers are numbers with their unit in the format, and a text stays a text whatever it begins with.
 *
 * @param sheet the name of the sheet; what Excel does not take in a name is left out
 */
export async function xlsxFile({ headings, rows }: FileTable, sheet: string): Promise<Blob> {
  const heading = headings.map(({ text }): CellObject => ({
    value: text,
    type: String,
    fontWeight: 'bold',
    backgroundColor: '#E3F0F8',
  }));
  return writeExcelFile([heading, ...rows.map((cells) => cells.map(excelCell))], {
    sheet: sheetName(sheet),
    stickyRowsCount: 1,
    columns: headings.map(({ text }, at) => ({ width: columnWidth(text, at, rows) })),
  }).toBlob();
}

function excelCell(cell: FileCell): CellObject | null {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      return textCell(cell.text);
    case 'number':
      return { value: cell.number, type: Number, ...numberFormat(cell.number, cell.unit) };
    case 'day':
      return dateCell(Date.parse(cell.day), dayFormat) ?? textCell(cell.day);
    case 'clock': {
      const format = `${dayFormat} hh:mm ${quoted(cell.zone)}`;
      return dateCell(cell.digits, format) ?? textCell(`${new Date(cell.digits).toISOString()} ${cell.zone}`);
    }
  }
}

function textCell(text: string): CellObject {
  // Excel reads `_x0041_` in a text as a character's code (ECMA-376, ST_Xstring).
  const literal = text.slice(0, longestText).replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  // The library looks texts up in a plain object, which has some keys of its own: the code hides those.
  const value = literal in Object.prototype ? `_x${hexCode(literal)}_${literal.slice(1)}` : literal;
  return { value, type: String };
}

const hexCode = (text: string) => text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/** The library reads a date as UTC, so digits that are written as if they were UTC come out as they are. */
function dateCell(digits: number, format: string): CellObject | null {
  return digits < firstDay ? null : { value: new Date(digits), type: Date, format, align: 'left' };
}

function numberFormat(number: number, unit: string | null): { format?: string } {
  if (unit === null) return {};
  return { format: `${Number.isInteger(number) ? '#,##0' : '#,##0.00'} ${quoted(unit)}` };
}

/** A literal of a number format. There is no way to write a quotation mark within one. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '').slice(0, 40)}"`;
}

function sheetName(text: string): string {
  return (
    text
      .replaceAll(/[[\]/\\:*?']/g, ' ')
      .slice(0, 31)
      .trim() || defaultSheet
  );
}

/** In characters, by the first rows: wide enough for usual values, and no column fills the window. */
function columnWidth(heading: string, at: number, rows: FileTable['rows']): number {
  const lengths = rows.slice(0, 200).map((cells) => shownLength(cells[at] ?? null));
  return Math.min(48, Math.max(heading.length + 2, ...lengths.map((length) => length + 1)));
}

function shownLength(cell: FileCell): number {
  switch (cell?.kind) {
    case undefined:
      return 0;
    case 'text':
      return cell.text.length;
    case 'number':
      return String(cell.number).length + 2 + (cell.unit?.length ?? 0);
    case 'day':
      return dayFormat.length + 1;
    case 'clock':
      return dayFormat.length + ' hh:mm '.length + cell.zone.length;
  }
}
