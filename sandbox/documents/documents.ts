import type { UploadStore } from '#sandbox/store/uploads.ts';
import type { Timers } from '#sandbox/webhooks/timers.ts';
import type { Content, FileStore } from './fileStore.ts';
import type { Signer } from './signer.ts';

/** Files of the account on their way to become documents, and where they are kept. What documents say is the account's. */
export interface Documents {
  readonly uploads: UploadStore;
  readonly files: FileStore;
  readonly signer: Signer;
  /** Addresses expire by the clock of the machine, whatever that of the world does. */
  readonly timers: Timers;
  /** Stores contents that are referred to once `done` has run. */
  store(contents: readonly Content[], done: () => void): Promise<void>;
  /** Forgets uploads that have expired, and the content of these hashes that nothing refers to any more. */
  tidy(hashes?: readonly string[]): void;
  /** Begins to read what waits to be read; resolves once nothing waits. */
  wake(): Promise<void>;
  /** Resolves once the account has the documents that it begins with; never rejects. */
  ready(): Promise<void>;
  close(): void;
}

/** How long an upload may take, and how long an address leads to a file, in milliseconds. */
export const uploadLife = 60 * 60_000;
export const downloadLife = 5 * 60_000;

export const maxDocuments = 10_000;
export const maxMegabytes = 25;
export const maxBytes = maxMegabytes * 1024 * 1024;
