import { readContainerNumber } from '#/domain/find/looseKey.ts';
import { readLabel, withoutSizeAndKind } from '#/domain/find/numberLabel.ts';
import { hasValidCheckDigit } from '#/domain/records/containerNumber.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { addLabels } from '#/domain/records/labels.ts';
import type { Party } from '#/domain/records/party.ts';
import { type CarrierNames, findCarrier } from './carriers.ts';
import { type ColumnUse, isNumberUse, readKind, type Table, type TableReading } from './columns.ts';
import { readType, type RequestType } from './readType.ts';
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
}

/** The lines of a table, as its columns are read. A row without anything is none; one without a number is a fault. */
export function readLines(
  table: Table,
  { uses, above }: TableReading,
  known: KnownNames,
  limit = maxLines,
): LinesRead {
  const rows = table
    .slice(above)
    .filter((row) => uses.some((use, at) => use !== 'nothing' && row[at]?.trim()));
  return {
    lines: rows.slice(0, limit).map((row) => readLine(row, uses, known)),
    leftOut: Math.max(0, rows.length - limit),
  };
}

/** A bill of lading stands for all its containers, a booking becomes one: where a row has several numbers, that order. */
const preferred = ['bill_of_lading', 'booking', 'container', 'number'] as const;

function readLine(
  row: readonly string[],
  uses: readonly ColumnUse[],
  { carriers, parties }: KnownNames,
): NewLine {
  const texts = (wanted: ColumnUse) =>
    uses.flatMap((use, at) => (use === wanted && row[at]?.trim() ? [row[at].trim()] : []));
  const use = preferred.find((wanted) => texts(wanted).length > 0) ?? 'number';
  const read = readNumber(texts(use)[0] ?? '');
  const named = use === 'number' ? (texts('type').map(readKind)[0] ?? null) : use;
  const customer = texts('customer')[0] ?? '';
  const customerId = parties.get(normalizeNumber(customer)) ?? null;
  const carrier = readCarrier(texts('carrier')[0] ?? '', carriers);
  return {
    number: read.number,
    type: named ?? read.type,
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

/**
 * The number of a cell, without blanks, the size of a container, and a word before it, which says its kind. Four letters and seven digits
 * may also be a bill of lading: it is taken for a container only where its check digit is right.
 */
export function readNumber(cell: string): { readonly number: string; readonly type: RequestType | null } {
  const written = withoutSizeAndKind(normalizeNumber(cell));
  const label = readLabel(written);
  const text = label && label.kind !== 'reference' ? label.number : written;
  const container = readContainerNumber(text);
  if (container !== null && hasValidCheckDigit(container)) return { number: container, type: 'container' };
  const type = label ? readType(label.label) : null;
  return { number: container ?? text.replaceAll(' ', ''), type };
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
