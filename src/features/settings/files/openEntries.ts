import type { Checked } from '#/domain/records/checked.ts';
import type { Table } from '#/domain/tracking/columns.ts';
import { readTableFile } from '#/files/tableReader.ts';

/** How a file of entries is read. */
interface EntryFile<Entries> {
  /** Bytes; more is refused. */
  readonly maxSize: number;
  readonly tooLarge: string;
  readonly readText: (text: string) => Checked<Entries>;
  /** Left out where a file is a text, whatever it is called. */
  readonly sheet?: {
    /** The names of files that are a text all the same. */
    readonly text: RegExp;
    readonly readTable: (table: Table) => Checked<Entries>;
  };
}

/** All that is in a file. Never throws. */
export async function openEntries<Entries>(
  file: File,
  { maxSize, tooLarge, readText, sheet }: EntryFile<Entries>,
): Promise<Checked<Entries>> {
  if (file.size > maxSize) return { value: null, problems: [tooLarge] };
  try {
    if (!sheet || sheet.text.test(file.name)) return readText(await file.text());
    const { table } = await readTableFile(file, 'sheet');
    return sheet.readTable(table);
  } catch (error) {
    return { value: null, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
