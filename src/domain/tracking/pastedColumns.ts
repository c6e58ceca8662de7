import { readHeading } from '#/domain/find/numberLabel.ts';
import { readNumbers } from '#/domain/find/readNumbers.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { type CarrierNames, findCarrier } from './carriers.ts';
import { readNumber } from './readNumber.ts';
import { readType, type RequestType, requestTypes } from './readType.ts';
import { numberFault } from './tracking.ts';

/** What a column of a list may hold. `number` is of any kind. */
export const columnUses = [
  'number',
  'bill_of_lading',
  'booking',
  'container',
  'type',
  'carrier',
  'references',
  'tags',
  'customer',
  'nothing',
] as const;
export type ColumnUse = (typeof columnUses)[number];

/** A list as it was pasted or read from a file. */
export type Table = readonly (readonly string[])[];

/** How a table is read. */
export interface TableReading {
  /** The use of each column. */
  readonly uses: readonly ColumnUse[];
  /** How many rows stand above the first line: titles and headings. */
  readonly above: number;
}

/** Headings stand within the first rows: above them a sheet may have a title and a date. */
const deepestHeading = 10;
const sampleSize = 200;

/** In five languages, with and without accents: sheets come from everywhere. What numbers are called is `readHeading`. */
const headings: readonly (readonly [ColumnUse, RegExp])[] = [
  [
    'type',
    /^(?:(?:NUMBER |REQUEST )?(?:TYPE|KIND)|ART(?: DER NUMMER)?|TYP|NUMMERNART|TIPO(?: DE N[ÚU]MERO)?|TYPE DE NUM[ÉE]RO|(?:号码|单号)?类型)$/,
  ],
  [
    'carrier',
    /^(?:(?:(?:OCEAN|SEA) )?(?:CARRIERS?|SCAC|(?:SHIPPING|STEAMSHIP) LINE|LINE|SSL|船公司|承运人)(?:[ -]?(?:CODE|SCAC|NAME|代码))?|REEDEREI(?:EN)?|FRACHTF[ÜU]HRER|LINIE|(?:L[ÍI]NEA )?NAVIERA|L[ÍI]NEA|TRANSPORTISTA|ARMADOR|ARMATEUR|TRANSPORTEUR(?: MARITIME)?|COMPAGNIE(?: MARITIME)?|LIGNE(?: MARITIME)?|C[ÓO]DI?GO SCAC|CODE SCAC|船东)$/,
  ],
  ['tags', /^(?:TAGS?|LABELS?|ETIKETT(?:EN)?|SCHLAGW[ÖO]RTER|[ÉE]TIQUETAS?|[ÉE]TIQUETTES?|标签)$/],
  [
    'customer',
    /^(?:(?:CUSTOMER|CONSIGNEE|CLIENT|PARTY)(?: NAME)?|KUNDEN?|KUNDENNAME|EMPF[ÄA]NGER|CLIENTES?|CONSIGNATARIO|DESTINATAIRE|客户(?:名称)?|收货人)$/,
  ],
  [
    'number',
    /^(?:(?:(?:TRACKING|REQUEST) )?(?:NUMBERS?|NOS?\.?|NRS?\.?|#)|(?:SENDUNGS|TRACKING-?)?NUMMERN?|N[ÚU]MEROS?|NUM[ÉE]ROS?|N°|号码|编号|单号)$/,
  ],
];

const plainHeading = (heading: string) => normalizeNumber(heading).replace(/[_:]+/g, ' ').trim();

/** What our own files in a language call the columns of a list and the kinds of numbers. */
export interface SheetWords {
  readonly columnNames: Readonly<Record<ColumnUse, readonly string[]>>;
  readonly requestTypeLabels: Readonly<Record<RequestType, string>>;
}

/** The same of several languages, by those words. */
export interface SheetNames {
  readonly uses: ReadonlyMap<string, ColumnUse>;
  readonly kinds: ReadonlyMap<string, RequestType>;
}

export function sheetNames(languages: readonly SheetWords[]): SheetNames {
  const byName = <Meaning extends string>(
    words: readonly Meaning[],
    namesOf: (language: SheetWords, word: Meaning) => readonly string[],
  ) =>
    new Map(
      languages.flatMap((language) =>
        words.flatMap((word) => namesOf(language, word).map((name) => [plainHeading(name), word] as const)),
      ),
    );
  return {
    uses: byName(columnUses, ({ columnNames }, use) => columnNames[use]),
    kinds: byName(requestTypes, ({ requestTypeLabels }, type) => [requestTypeLabels[type]]),
  };
}

/** The kind of number that a cell names, in any of our languages; null for other words. */
export const readKind = (cell: string, { kinds }: SheetNames): RequestType | null =>
  readType(cell) ?? kinds.get(plainHeading(cell)) ?? null;

/** What a heading says of its column; null where it says nothing known. */
function useOfHeading(heading: string, sheets: SheetNames): ColumnUse | null {
  const text = plainHeading(heading);
  const own = headings.find(([, pattern]) => pattern.test(text))?.[0];
  if (own) return own;
  switch (readHeading(text)) {
    case 'container':
      return 'container';
    case 'bill':
      return 'bill_of_lading';
    case 'booking':
      return 'booking';
    case 'reference':
      return 'references';
    case null:
      return sheets.uses.get(text) ?? null;
  }
}

/**
 * How a table is most likely meant: by its headings, and where a column has none that says so, by what is in it. A
 * person sees this and corrects it before anything is sent.
 */
export function recognizeColumns(table: Table, carriers: CarrierNames, sheets: SheetNames): TableReading {
  const width = Math.max(0, ...table.slice(0, sampleSize).map((row) => row.length));
  const at = headingRow(table, sheets);
  const above = at + 1;
  const found = Array.from({ length: width }, (_, column) => useOfHeading(table[at]?.[column] ?? '', sheets));
  const samples = found.map((_, column) => sampleOf(table, above, column));
  const byContent = samples.map((cells) => useOfContent(cells, carriers, sheets));
  const uses = found.map((use, column) => {
    if (use) return use;
    const guess = byContent[column] ?? 'nothing';
    const isNamed = (table[at]?.[column] ?? '').trim() !== '';
    // A heading that says something else is believed, unless nothing else has the numbers.
    return isNamed && isNumberUse(guess) && found.some(isNumberUse) ? 'nothing' : guess;
  });
  return { uses: uses.some(isNumberUse) ? once(uses, found) : withAnyNumber(uses, samples), above };
}

/** The uses of which a row is tracked by one. */
export type NumberUse = 'number' | 'bill_of_lading' | 'booking' | 'container';

export function isNumberUse(use: ColumnUse | null): use is NumberUse {
  return use === 'number' || use === 'bill_of_lading' || use === 'booking' || use === 'container';
}

/** The row of the headings; -1 where the table has none. */
function headingRow(table: Table, sheets: SheetNames): number {
  const first = table.slice(0, deepestHeading);
  const known = first.findIndex((row) => row.some((cell) => isNumberUse(useOfHeading(cell, sheets))));
  if (known >= 0) return known;
  return first[0]?.some((cell) => useOfHeading(cell, sheets) !== null) ? 0 : -1;
}

/** Whether a row says of several columns what they hold: it is a sheet, and no running text. */
export function hasHeadings(table: Table, sheets: SheetNames): boolean {
  return (
    (table[headingRow(table, sheets)] ?? []).filter((cell) => useOfHeading(cell, sheets) !== null).length > 1
  );
}

function sampleOf(table: Table, above: number, column: number): readonly string[] {
  return table
    .slice(above, above + sampleSize)
    .map((row) => (row[column] ?? '').trim())
    .filter((cell) => cell !== '');
}

function useOfContent(cells: readonly string[], carriers: CarrierNames, sheets: SheetNames): ColumnUse {
  const mostly = (test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length > cells.length / 2;
  if (mostly(hasNumberForm)) return 'number';
  if (mostly((cell) => findCarrier(carriers, cell) !== null)) return 'carrier';
  if (mostly((cell) => readKind(cell, sheets) !== null)) return 'type';
  return 'nothing';
}

/** A container number or a bill of lading with the code of its carrier, whatever stands beside it. */
function hasNumberForm(cell: string): boolean {
  return readNumbers(cell, 1).numbers.some(
    ({ reason }) => reason === 'containerForm' || reason === 'billForm',
  );
}

/** Of columns that only look like numbers the first one counts; the others may be anything. */
function once(uses: readonly ColumnUse[], named: readonly (ColumnUse | null)[]): readonly ColumnUse[] {
  const first = uses.findIndex((use, column) => isNumberUse(use) && (named[column] ?? null) === null);
  return uses.map((use, column) =>
    isNumberUse(use) && (named[column] ?? null) === null && column !== first ? 'nothing' : use,
  );
}

/** Where nothing has the form of a number, the first column that could hold some does. */
function withAnyNumber(
  uses: readonly ColumnUse[],
  samples: readonly (readonly string[])[],
): readonly ColumnUse[] {
  const could = (cells: readonly string[]) =>
    cells.filter((cell) => numberFault(readNumber(cell).number) === null).length > cells.length / 2;
  const at = samples.findIndex((cells, column) => uses[column] === 'nothing' && could(cells));
  const column = at < 0 ? uses.indexOf('nothing') : at;
  return uses.map((use, index) => (index === column ? 'number' : use));
}
