import { systemClock } from '#/time/clock.ts';
import { viewerZone } from '#/time/zone.ts';
import { plainHeading } from './fileJob.ts';
import { fileName } from './fileName.ts';
import { FileWriter } from './fileWriter.ts';
import type { RawCell } from './rawCells.ts';
import { saveFile } from './saveFile.ts';

/** A table of plain texts and numbers; null and an empty text are empty cells. */
export interface PlainTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly sheet: string;
}

/**
 * Writes a table and saves it.
 *
 * @param name what it is of, for the name of the file
 * @throws {Error} where the writer cannot be loaded or fails
 */
export async function saveTable(
  kind: 'csv' | 'xlsx',
  { headings, rows, sheet }: PlainTable,
  name: string,
): Promise<void> {
  const writer = new FileWriter();
  try {
    writer.add({ rows: rows.map((cells) => cells.map(rawCell)) });
    const file = await writer.finish(
      { kind, headings: headings.map(plainHeading), sheet },
      new AbortController().signal,
    );
    saveFile(file, fileName(kind, name, systemClock.now(), viewerZone()));
  } finally {
    writer.stop();
  }
}

function rawCell(value: string | number | null): RawCell {
  if (typeof value === 'number') return { cell: { kind: 'number', number: value, unit: null }, status: null };
  return { cell: value ? { kind: 'text', text: value } : null, status: null };
}
