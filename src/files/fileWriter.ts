import type { FileAnswer, FileJob, FilePlan } from './fileJob.ts';

/** Writes one file on a thread of its own. What writes files is loaded with the first one. */
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
        reject(new Error('The part of Landfall that writes files could not be loaded.'));
      });
    });
    // The failure is told to whoever asks for the file; until then it is nobody's.
    this.#answer.catch(() => undefined);
  }

  /** Takes the next rows or facts, in their order. */
  add(part: Exclude<FileJob, { readonly write: FilePlan }>): void {
    this.#tell(part);
  }

  /** @throws {Error} where the worker cannot be loaded or fails, and the signal's reason once it is aborted */
  async finish(plan: FilePlan, signal: AbortSignal): Promise<Blob> {
    signal.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    this.#tell({ write: plan });
    return Promise.race([this.#answer, aborted]);
  }

  #tell(job: FileJob): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    this.#worker.postMessage(job);
  }

  /** Ends the thread, whatever it was at. */
  stop(): void {
    this.#worker.terminate();
  }
}
