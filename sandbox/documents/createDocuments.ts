import { createHash } from 'node:crypto';
import type { Clock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import { sampleFiles } from '#sandbox/papers/sampleFiles.ts';
import type { Database } from '#sandbox/store/database.ts';
import { isSeeded, seedOnce } from '#sandbox/store/seedOnce.ts';
import { createUploadStore } from '#sandbox/store/uploads.ts';
import { systemTimers, type Timers } from '#sandbox/webhooks/timers.ts';
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts';
import { rootKey, uuid } from '#sandbox/world/random.ts';
import type { Documents } from './documents.ts';
import { type Content, openFileStore } from './fileStore.ts';
import { newDocument } from './newDocument.ts';
import { createQueue } from './queue.ts';
import { createReader, type ReaderLimits } from './reader.ts';
import { createSigner } from './signer.ts';

/** Every part has a usual value. */
export interface DocumentSettings {
  readonly timers?: Timers;
  readonly limits?: ReaderLimits;
  /** Whether a fresh account has some documents. */
  readonly samples?: boolean;
}

export interface DocumentParts {
  readonly account: Account;
  readonly database: Database;
  /** Where the database is. */
  readonly db: string;
  /** Of the world. */
  readonly seed: string;
  readonly webhooks: Webhooks;
  readonly clock: Clock;
  readonly report: (error: Error) => void;
}

export function createDocuments(parts: DocumentParts, settings: DocumentSettings = {}): Documents {
  const { account, database, db, seed, webhooks, clock, report } = parts;
  const { timers = systemTimers, limits, samples = false } = settings;
  const uploads = createUploadStore(database);
  const files = openFileStore(db);
  const arriving: string[] = [];
  let isClosed = false;
  let begun: Promise<void> | null = samples ? null : Promise.resolve();
  const reader = createReader(limits);
  const queue = createQueue({ account, webhooks, clock, files, reader, storeAll: store, report });

  async function store(contents: readonly Content[], done: () => void): Promise<void> {
    const hashes = contents.map(({ hash }) => hash);
    arriving.push(...hashes);
    try {
      for (const content of contents) await files.write(content);
      if (!isClosed) done();
    } finally {
      for (const hash of hashes) arriving.splice(arriving.indexOf(hash), 1);
    }
  }

  function tidy(hashes: readonly string[] = []): void {
    uploads.removeExpired(timers.now());
    if (hashes.length === 0) return;
    const used = uploads.hashes();
    for (const hash of hashes) if (!used.has(hash) && !arriving.includes(hash)) files.remove(hash);
  }

  async function begin(): Promise<void> {
    try {
      const isAdded = await addSamples({ account, database, seed, now: clock.now(), storeAll: store });
      if (isAdded) await queue.wake();
    } catch (error) {
      if (!isClosed) report(error as Error);
    }
  }

  uploads.removeExpired(timers.now());
  files.keep(uploads.hashes());
  void queue.wake();

  return {
    uploads,
    files,
    signer: createSigner(uploads.secret()),
    timers,
    store,
    tidy,
    wake: queue.wake,
    ready: () => (begun ??= begin()),
    close() {
      isClosed = true;
      queue.close();
    },
  };
}

interface SampleParts {
  readonly account: Account;
  readonly database: Database;
  /** Of the world. */
  readonly seed: string;
  readonly now: Instant;
  /** Stores contents that are referred to once `done` has run. */
  readonly storeAll: (contents: readonly Content[], done: () => void) => Promise<void>;
}

const what = 'documents';

/**
 * Puts some papers of its shipments into an account that has never had a document, as if they had been uploaded in its
 * past; they wait to be read as any other.
 *
 * @returns whether there are any
 */
async function addSamples({ account, database, seed, now, storeAll }: SampleParts): Promise<boolean> {
  if (isSeeded(database, what)) return false;
  const files = account.documents.count() === 0 ? sampleFiles(account, seed, now) : [];
  const contents = files.map((file) => ({
    ...file,
    hash: createHash('sha256').update(file.bytes).digest('hex'),
  }));
  const key = rootKey(seed);
  await storeAll(contents, () =>
    seedOnce(database, what, () => {
      for (const [index, file] of contents.entries()) {
        const id = uuid(key, 'document', index);
        const { name: fileName, contentType, bytes, hash, at } = file;
        account.documents.add(
          newDocument({ id, fileName, contentType, size: bytes.byteLength, hash, isBackdated: true }, at),
        );
        if (file.droppedOn === null) continue;
        account.documents.setLinks(id, [{ type: 'shipment', id: file.droppedOn, origin: 'added' }]);
      }
    }),
  );
  return files.length > 0;
}
