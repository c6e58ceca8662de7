import { ReadingFault, readFileBytes } from './readFile.ts';
import { readingFaults } from './readingWords.ts';
import type { TableMeaning, TableRead } from './readTable.ts';

/** What the page posts to the worker. */
export interface TableJob {
  readonly bytes: ArrayBuffer;
  readonly meaning: TableMeaning;
}

/** What the worker answers. */
export type TableAnswer = { readonly read: TableRead } | { readonly problem: string };

// A workbook of thousands of rows takes a second to unpack, in which the page has to stay responsive.
async function answer({ bytes, meaning }: TableJob): Promise<TableAnswer> {
  try {
    return { read: await readFileBytes(bytes, meaning) };
  } catch (error) {
    return { problem: error instanceof ReadingFault ? error.message : readingFaults.noWorkbook };
  }
}

addEventListener('message', ({ data }: MessageEvent<TableJob>) => {
  void answer(data).then((result) => postMessage(result));
});
