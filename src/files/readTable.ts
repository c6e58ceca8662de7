import { parse } from 'papaparse';
import { readContainerNumber, splitCarrierPrefix } from '#/domain/find/looseKey.ts';
import { readHeading, withoutSizeAndKind } from '#/domain/find/numberLabel.ts';
import { isNothingButNumbers, readNumbers } from '#/domain/find/readNumbers.ts';
import { lostNumber, normalizeNumber } from '#/domain/records/identifiers.ts';
import { hasHeadings, type Table } from '#/domain/tracking/pastedColumns.ts';
import { maxLines } from '#/domain/tracking/readLines.ts';
import { readNumber } from '#/domain/tracking/readNumber.ts';
import { numberFault } from '#/domain/tracking/tracking.ts';
import { trackSheets } from '#/wording/trackSheets.ts';

/** Rows of a list beyond it are not read. */
export const maxRows = 20_000;
const maxColumns = 60;
/** A sheet may have whole sentences in its cells. */
const longestCell = { numbers: 300, sheet: 2_000 } as const;
/** More than that many rows of a list; the rest of a book is not looked at. */
const longestText = 2_000_000;

const sampleSize = 200;

/** What is looked for: numbers, wherever they are in a text, or the cells of a sheet as they are. */
export type TableMeaning = keyof typeof longestCell;

/** What was pasted, typed or read from a file, as rows of cells. */
export interface TableRead {
  readonly table: Table;
  /** Whether there was more than is read. */
  readonly cut: boolean;
}

/**
 * Rows and cells of a text: CSV with any of the usual separators, a piece of a sheet, a number a line, or numbers among
 * words, as in an e-mail.
 */
export function readText(text: string, meaning: TableMeaning = 'numbers'): TableRead {
  // The ends of pasted lines differ within a text.
  const lines = text.slice(0, longestText).replaceAll(/\r\n?/g, '\n').replaceAll(roundedWithComma, '$1.$2');
  const { data, meta } = parse<string[]>(lines, {
    newline: '\n',
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ',', ';', '|'],
    preview: maxRows + 1,
  });
  const read = boundTable(data, meaning);
  const cut = read.cut || text.length > longestText;
  const isWritten = meta.delimiter === ',' && isRagged(read.table);
  if (meaning === 'sheet' || (!isWritten && isList(read.table) && !isRun(read.table)))
    return { table: read.table, cut };
  const { numbers, leftOut } = readNumbers(text, maxLines);
  if (numbers.length === 0) return { table: read.table, cut };
  // What a spreadsheet has lost is said, and not left out as other words are.
  const lost = read.table.flat().filter((cell) => lostNumber(normalizeNumber(cell)) !== null);
  return {
    table: [...numbers.map(({ number }) => number), ...lost].map((cell) => [cell]),
    cut: cut || leftOut > 0,
  };
}

/** `4,52435E+12`: what a spreadsheet has made of a number is no two cells. */
const roundedWithComma = /(?<![\w.,])(\d),(\d+E\+\d)/gi;

/** Whether its rows have cells as they come: where commas make them, they are those of running text, such as `18,204.50 kg`. */
const isRagged = (table: Table): boolean =>
  !hasHeadings(table, trackSheets) && table.some((row) => row.length !== table[0]?.length);

/** Whether rows and cells are meant as such: one column has mostly numbers. */
function isList(table: Table): boolean {
  const width = Math.max(0, ...table.slice(0, sampleSize).map((row) => row.length));
  // One row may be a list that somebody wrote side by side.
  if (width > 1 && table.length < 2) return false;
  if (hasHeadings(table, trackSheets)) return true;
  return Array.from({ length: width }, (_, column) => column).some((column) => {
    const cells = table.slice(0, sampleSize).flatMap((row) => row[column]?.trim() || []);
    return (
      cells.length > Math.min(table.length, sampleSize) / 4 &&
      cells.filter(isOneNumber).length >= cells.length / 2 &&
      !cells.some(isSentence)
    );
  });
}

/** Whether numbers of one form stand beside each other: they were written one after the other, and no row is a record. */
function isRun(table: Table): boolean {
  if (hasHeadings(table, trackSheets) || table[0]?.some((cell) => readHeading(cell) !== null)) return false;
  return table.slice(0, sampleSize).some((row) => {
    const forms = row
      .flatMap((cell) => cell.split(/[;,|]/))
      .filter((text) => text.trim() !== '')
      .map(formOf);
    const known = forms.filter((form) => form !== null);
    return new Set(known).size < known.length && (known.length === forms.length || !known.includes(digits));
  });
}

const digits = 'digits';

/** What numbers of one kind have in common; null where the form alone makes no number. Digits may be weights beside others. */
function formOf(text: string): string | null {
  const number = withoutSizeAndKind(normalizeNumber(text));
  if (readContainerNumber(number) !== null) return 'container';
  const bill = splitCarrierPrefix(number);
  if (bill) return bill.scac;
  return /^\d{6,}$/.test(number) ? digits : null;
}

function isOneNumber(cell: string): boolean {
  return numberFault(readNumber(cell).number) === null && (isOneWord(cell) || isNothingButNumbers(cell));
}

const longestTitle = 6;

function isSentence(cell: string): boolean {
  return cell.split(/\s+/).length > longestTitle && readNumbers(cell, 1).numbers.length === 0;
}

/** Such a word may be a number that has another form than most. */
function isOneWord(cell: string): boolean {
  return !/\s/.test(withoutSizeAndKind(normalizeNumber(cell)));
}

/** Within the bounds of a list, every cell a text. */
export function boundTable(rows: readonly (readonly unknown[])[], meaning: TableMeaning): TableRead {
  const filled = rows.filter((row) => row.some((cell) => cell !== null && cell !== ''));
  return {
    table: filled
      .slice(0, maxRows)
      .map((row) => row.slice(0, maxColumns).map((cell) => textOf(cell).slice(0, longestCell[meaning]))),
    cut: filled.length > maxRows,
  };
}

function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  // A sheet has 15 digits of a number and noughts for the others: written so, it says that some are lost.
  if (typeof cell === 'number')
    return Math.abs(cell) < 1e15 ? String(cell) : cell.toExponential(5).toUpperCase();
  return typeof cell === 'boolean' ? String(cell) : '';
}
