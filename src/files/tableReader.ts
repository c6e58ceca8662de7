import { second } from '#/time/durations.ts';
import { readingFaults } from './readingWords.ts';
import type { TableMeaning, TableRead } from './readTable.ts';
import type { TableAnswer, TableJob } from './tables.worker.ts';

/** A sheet with a cell at its far end would be read for ever. */
const longestReading = 30 * second;
/** As in the worker, which does not have to be given more. */
const maxBytes = 10_000_000;

/**
 * Reads a file in a worker of its own, which ends with it.
 *
 * @throws {Error} whose message says why it cannot be read and what to do
 */
export async function readTableFile(file: Blob, meaning: TableMeaning = 'numbers'): Promise<TableRead> {
  if (file.size > maxBytes) throw new Error(readingFaults.tooLarge);
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<TableRead>();
  const timer = setTimeout(() => reject(new Error(readingFaults.tooSlow)), longestReading);
  worker.addEventListener('message', ({ data }: MessageEvent<TableAnswer>) => {
    if ('read' in data) resolve(data.read);
    else reject(new Error(data.problem));
  });
  worker.addEventListener('error', () => reject(new Error(readingFaults.readerNotLoaded)));
  worker.postMessage({ bytes, meaning } satisfies TableJob, [bytes]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
