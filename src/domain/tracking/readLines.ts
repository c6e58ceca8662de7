import type { ColumnHeading } from '#/domain/find/readNumbers.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { addLabels } from '#/domain/records/labels.ts';
import type { Party } from '#/domain/records/party.ts';
import { type CarrierNames, findCarrier } from './carriers.ts';
import {
  type ColumnUse,
  isNumberUse,
  type NumberUse,
  readKind,
  type SheetNames,
  type Table,
  type TableReading,
} from './pastedColumns.ts';
import { type NumberToTrack, readNumberColumn } from './readNumber.ts';
import type { TrackLine } from './tracking.ts';

/** As many as a list has: at the pace of docs/interface.md 1.7 they take most of an hour. */
export const maxLines = 5_000;

/** A line before it has its place in a list. */
export type NewLine = Omit<TrackLine, 'id' | 'position'>;

export interface LinesRead {
  readonly lines: readonly NewLine[];
  /** Rows beyond `maxLines`. */
  readonly leftOut: number;
}

/** Parties by their names, without what is written differently. */
export type PartyNames = ReadonlyMap<string, string>;

export function partyNames(parties: readonly Party[]): PartyNames {
  return new Map(parties.map(({ id, name }) => [normalizeNumber(name), id]));
}

/** What the cells of a list are compared with. */
export interface KnownNames {
  readonly carriers: CarrierNames;
  readonly parties: PartyNames;
  readonly sheets: SheetNames;
}

/**
 * The lines of a table, as its columns are read. A row without anything is none; one without a number is a fault, and
 * one with several numbers in its cell is a line for each.
 */
export function readLines(
  table: Table,
  { uses, above }: TableReading,
  known: KnownNames,
  limit = maxLines,
): LinesRead {
  const rows = table
    .slice(above)
    .filter((row) => uses.some((use, at) => use !== 'nothing' && row[at]?.trim()));
  const columns = uses.map((use, at) =>
    isNumberUse(use)
      ? readNumberColumn(
          rows.map((row) => row[at] ?? ''),
          headingOf[use],
        )
      : [],
  );
  const lines = rows.flatMap((row, index) => {
    const at = numberColumn(row, uses);
    const read = columns[at]?.[index] ?? [];
    const numbers = read.length > 0 ? read : [missing];
    return numbers.map((number) => readLine(row, uses, number, uses[at] ?? 'number', known));
  });
  return { lines: lines.slice(0, limit), leftOut: Math.max(0, lines.length - limit) };
}

const missing: NumberToTrack = { number: '', type: null };

/** A bill of lading stands for all its containers, a booking becomes one: where a row has several numbers, that order. */
const preferred = ['bill_of_lading', 'booking', 'container', 'number'] as const;

const headingOf: Readonly<Record<NumberUse, ColumnHeading>> = {
  bill_of_lading: 'bill',
  booking: 'booking',
  container: 'container',
  number: 'alone',
};

/** The column that has the number of a row; -1 where none has. */
function numberColumn(row: readonly string[], uses: readonly ColumnUse[]): number {
  for (const wanted of preferred) {
    const at = uses.findIndex((use, column) => use === wanted && row[column]?.trim());
    if (at >= 0) return at;
  }
  return -1;
}

function readLine(
  row: readonly string[],
  uses: readonly ColumnUse[],
  { number, type }: NumberToTrack,
  use: ColumnUse,
  { carriers, parties, sheets }: KnownNames,
): NewLine {
  const texts = (wanted: ColumnUse) =>
    uses.flatMap((one, at) => (one === wanted && row[at]?.trim() ? [row[at].trim()] : []));
  const named =
    isNumberUse(use) && use !== 'number'
      ? use
      : (texts('type').map((cell) => readKind(cell, sheets))[0] ?? null);
  const customer = texts('customer')[0] ?? '';
  const customerId = parties.get(normalizeNumber(customer)) ?? null;
  const carrier = readCarrier(texts('carrier')[0] ?? '', carriers);
  return {
    number,
    type: named ?? type,
    scac: carrier.scac,
    unknownCarrier: carrier.unknown,
    refNumbers: addLabels([], texts('references').join('\n')).labels,
    tags: addLabels([], texts('tags').join('\n')).labels,
    customerId,
    unknownCustomer: customer === '' || customerId !== null ? null : customer.slice(0, 60),
    inference: null,
    state: { kind: 'open', anyway: false },
  };
}

function readCarrier(
  text: string,
  carriers: CarrierNames,
): { readonly scac: string | null; readonly unknown: string | null } {
  if (text === '') return { scac: null, unknown: null };
  const known = findCarrier(carriers, text);
  if (known) return { scac: known.scac, unknown: null };
  // Without the list of carriers a code is taken at its word: the service knows.
  const code = normalizeNumber(text);
  return carriers.size === 0 && /^[A-Z]{4}$/.test(code)
    ? { scac: code, unknown: null }
    : { scac: null, unknown: text.slice(0, 60) };
}

/** Whether a table says more than one thing a row, so that somebody should see how it is read. */
export function hasColumns(table: Table, { uses }: TableReading): boolean {
  return uses.length > 1 || (table[0]?.length ?? 0) > 1 || !uses.some(isNumberUse);
}
