import type { Checked } from '#/domain/records/checked.ts';
import type { Table } from '#/domain/tracking/pastedColumns.ts';
import { readTableFile } from '#/files/tableReader.ts';

/** How a file of entries is read. */
interface EntryFile<Entries, Problem> {
  /** Bytes; more is refused. */
  readonly maxSize: number;
  readonly readText: (text: string) => Checked<Entries, Problem>;
  /** Left out where a file is a text, whatever it is called. */
  readonly sheet?: {
    /** The names of files that are a text all the same. */
    readonly text: RegExp;
    readonly readTable: (table: Table) => Checked<Entries, Problem>;
  };
  readonly describe: (problem: Problem | { readonly code: 'tooLarge' }) => string;
}

/** All that is in a file, with sentences of what is wrong. Never throws. */
export async function openEntries<Entries, Problem>(
  file: File,
  { maxSize, readText, sheet, describe }: EntryFile<Entries, Problem>,
): Promise<Checked<Entries>> {
  if (file.size > maxSize) return { value: null, problems: [describe({ code: 'tooLarge' })] };
  try {
    const { value, problems } =
      !sheet || sheet.text.test(file.name)
        ? readText(await file.text())
        : sheet.readTable((await readTableFile(file, 'sheet')).table);
    return { value, problems: problems.map(describe) };
  } catch (error) {
    return { value: null, problems: [error instanceof Error ? error.message : String(error)] };
  }
}
