import { ReadingFault, readFileBytes } from './readFile.ts';
import { readingFaults } from './readingFaults.ts';
import type { TableRead } from './readTable.ts';

/** What the worker answers. */
export type TableAnswer = { readonly read: TableRead } | { readonly problem: string };

// A workbook of thousands of rows takes a second to unpack, in which the page has to stay responsive.
async function answer(bytes: ArrayBuffer): Promise<TableAnswer> {
  try {
    return { read: await readFileBytes(bytes) };
  } catch (error) {
    return { problem: error instanceof ReadingFault ? error.message : readingFaults.noWorkbook };
  }
}

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void answer(data).then((result) => postMessage(result));
});
