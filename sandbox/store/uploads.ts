import { randomBytes } from 'node:crypto';
import type { Instant } from '#/time/instant.ts';
import type { Database } from './database.ts';
import { number, openTable, optional, text, time } from './table.ts';

/** A file on its way to become a document. */
export interface Upload {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  /** Base64 of the binary MD5, as the client has announced it. */
  readonly checksum: string;
  /** Of the content; null until it is there. */
  readonly hash: string | null;
  /** On the clock of the machine. */
  readonly expiresAt: number;
  readonly createdAt: Instant;
}

/** Uploads of the account, in SQLite alone. */
export interface UploadStore {
  /** What signs the addresses of files; the same for as long as the database lives. */
  secret(): Buffer;
  upload(id: string): Upload | null;
  count(): number;
  put(upload: Upload): void;
  /** The content is there. */
  setHash(id: string, hash: string): void;
  removeExpired(now: number): void;
  /** Bytes that uploads and documents have. */
  bytes(): number;
  /** Of every file that an upload or a document refers to. */
  hashes(): ReadonlySet<string>;
}

export function createUploadStore(database: Database): UploadStore {
  const table = openTable<Upload>(database, 'upload', {
    id: text,
    fileName: text,
    contentType: text,
    size: number,
    checksum: text,
    hash: optional(text),
    expiresAt: number,
    createdAt: time,
  });
  return {
    secret() {
      const read = () => database.rows('SELECT secret FROM document_key')[0]?.['secret'];
      if (read() === undefined) database.write('INSERT INTO document_key VALUES (1, ?)', randomBytes(32));
      const secret = read();
      // In a simulated document its bytes are no `Uint8Array` of this run time.
      if (!ArrayBuffer.isView(secret)) throw new Error('The key of the documents is missing.');
      return Buffer.from(secret.buffer, secret.byteOffset, secret.byteLength);
    },
    upload: (id) => table.first('WHERE id = ?', id),
    count: () => Number(database.rows('SELECT count(*) AS count FROM upload')[0]?.['count']),
    put: table.insert,
    setHash: (id, hash) => database.write('UPDATE upload SET hash = ? WHERE id = ?', hash, id),
    removeExpired: (now) => database.write('DELETE FROM upload WHERE expires_at <= ?', now),
    bytes: () =>
      Number(
        database.rows(
          'SELECT total(size) AS size FROM (SELECT size FROM upload UNION ALL SELECT size FROM document)',
        )[0]?.['size'],
      ),
    hashes: () =>
      new Set(
        database
          .rows('SELECT hash FROM upload WHERE hash IS NOT NULL UNION SELECT hash FROM document')
          .map((row) => String(row['hash'])),
      ),
  };
}
