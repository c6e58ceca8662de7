import type { FileAnswer, FileJob, FilePlan } from './fileJob.ts';
import { writerNotLoaded } from './words.ts';

/** Writes one file in a worker, which is loaded with the first file. */
export class FileWriter {
  readonly #worker = new Worker(new URL('./files.worker.ts', import.meta.url), { type: 'module' });
  readonly #answer: Promise<Blob>;

  constructor() {
    this.#answer = new Promise((resolve, reject) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
        if ('file' in data) resolve(data.file);
        else reject(new Error(data.problem));
      });
      this.#worker.addEventListener('error', () => {
        reject(new Error(writerNotLoaded));
      });
    });
    // `finish` throws the failure; until then it is not an unhandled one.
    this.#answer.catch(() => undefined);
  }

  /** Takes the next rows or facts, in their order. */
  add(part: Exclude<FileJob, { readonly write: FilePlan }>): void {
    this.#post(part);
  }

  /** @throws {Error} where the worker cannot be loaded or fails, and the signal's reason once it is aborted */
  async finish(plan: FilePlan, signal: AbortSignal): Promise<Blob> {
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    this.#post({ write: plan });
    return Promise.race([this.#answer, aborted]);
  }

  #post(job: FileJob): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    this.#worker.postMessage(job);
  }

  /** Ends the worker, also while it writes. */
  stop(): void {
    this.#worker.terminate();
  }
}
