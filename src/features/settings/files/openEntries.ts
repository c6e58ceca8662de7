import type { Checked } from '#/domain/records/checked.ts';
import type { Table } from '#/domain/tracking/columns.ts';
import { readTableFile } from '#/files/tableReader.ts';

/** How a file of entries is read: a text of its own form, or a sheet. */
interface EntryFile<Entries> {
  /** Bytes; more is refused. */
  readonly maxSize: number;
  readonly tooLarge: string;
  /** The names of files that hold a text. */
  readonly text: RegExp;
  readonly readText: (text: string) => Checked<Entries>;
  readonly readTable: (table: Table) => Checked<Entries>;
}

/** All that is in a file. Never throws. */
export async function openEntries<Entries>(
  file: File,
  { maxSize, tooLarge, text, readText, readTable }: EntryFile<Entries>,
): Promise<Checked<Entries>> {
  if (file.size > maxSize) return { value: null, problems: [tooLarge] };
  try {
    if (text.test(file.name)) return readText(await file.text());
    const { table } = await readTableFile(file, 'sheet');
    return readTable(table);
  } catch (error) {
    return { value: null, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
