import { createHash } from 'node:crypto';
import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import { sampleFiles } from '#sandbox/papers/sampleFiles.ts';
import type { Database } from '#sandbox/store/database.ts';
import { isSeeded, seedOnce } from '#sandbox/store/seedOnce.ts';
import { rootKey, uuid } from '#sandbox/world/random.ts';
import type { Content } from './fileStore.ts';
import { newDocument } from './newDocument.ts';

export interface SampleParts {
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
export async function addSamples({ account, database, seed, now, storeAll }: SampleParts): Promise<boolean> {
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
