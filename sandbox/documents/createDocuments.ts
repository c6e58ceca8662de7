import type { Account } from '#sandbox/account.ts';
import type { Database } from '#sandbox/store/database.ts';
import { createUploadStore } from '#sandbox/store/uploads.ts';
import { systemTimers, type Timers } from '#sandbox/webhooks/timers.ts';
import type { Documents } from './documents.ts';
import { openFileStore } from './fileStore.ts';
import { createSigner } from './signer.ts';

/** Every part has a usual value. */
export interface DocumentSettings {
  readonly timers?: Timers;
}

export interface DocumentParts {
  readonly account: Account;
  readonly database: Database;
  /** Where the database is. */
  readonly db: string;
}

export function createDocuments({ database, db }: DocumentParts, settings: DocumentSettings = {}): Documents {
  const { timers = systemTimers } = settings;
  const uploads = createUploadStore(database);
  const files = openFileStore(db);
  const arriving: string[] = [];

  function tidy(hashes: readonly string[] = []): void {
    uploads.removeExpired(timers.now());
    if (hashes.length === 0) return;
    const used = uploads.hashes();
    for (const hash of hashes) if (!used.has(hash) && !arriving.includes(hash)) files.remove(hash);
  }

  uploads.removeExpired(timers.now());
  files.keep(uploads.hashes());

  return {
    uploads,
    files,
    signer: createSigner(uploads.secret()),
    timers,
    async store(hash, bytes, done) {
      arriving.push(hash);
      try {
        await files.write(hash, bytes);
        done();
      } finally {
        arriving.splice(arriving.indexOf(hash), 1);
      }
    },
    tidy,
  };
}
