import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FileToRead } from './readFile.ts';
import type { Reading } from './reading.ts';

/** Reads one file at a time, in a thread that a hostile file cannot leave. */
export interface Reader {
  /** Never rejects, however the thread ends. */
  read(file: FileToRead): Promise<Reading>;
  close(): void;
}

export interface ReaderLimits {
  /** For one file. */
  readonly milliseconds: number;
  /** Of the thread's heap, and of what the whole process may grow by meanwhile: buffers are outside of the heap. */
  readonly megabytes: number;
}

const usualLimits: ReaderLimits = { milliseconds: 30_000, megabytes: 384 };

/** How often the memory is looked at, and how long a thread waits for the next file, in milliseconds. */
const pace = 50;
const patience = 5_000;

const tooLong = 'It takes too long to read. The file may be damaged, or made to be slow.';
const tooLarge = 'It takes too much memory to read. The file may be damaged, or made to be large.';
const ended = 'Reading it has failed. The file may be damaged.';

export function createReader({ milliseconds, megabytes }: ReaderLimits = usualLimits): Reader {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'readerThread.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      // Nothing that a file makes a package write, and nothing of the environment.
      stdout: true,
      stderr: true,
      env: {},
      execArgv: [],
    });
    // What ends it while nothing is read concerns no document.
    worker.on('error', () => undefined);
    return worker;
  }

  function end(): void {
    clearTimeout(idle);
    void thread?.terminate();
    thread = null;
  }

  return {
    read(file) {
      clearTimeout(idle);
      const worker = (thread ??= start());
      worker.ref();
      const { promise, resolve } = Promise.withResolvers<Reading>();
      const before = process.memoryUsage.rss();
      const fail = (reason: string): void => {
        end();
        resolve({ outcome: 'failed', reason });
      };
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > megabytes * 1024 * 1024) fail(tooLarge);
      }, pace);
      const late = setTimeout(() => fail(tooLong), milliseconds);
      const fault = (error: unknown) => fail(isOutOfMemory(error) ? tooLarge : ended);
      const gone = () => fail(ended);
      worker.once('message', resolve);
      worker.on('error', fault);
      worker.on('exit', gone);
      worker.postMessage(file, []);
      return promise.finally(() => {
        clearInterval(watch);
        clearTimeout(late);
        worker.off('message', resolve);
        worker.off('error', fault);
        worker.off('exit', gone);
        worker.unref();
        idle = setTimeout(end, patience).unref();
      });
    },
    close: end,
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
