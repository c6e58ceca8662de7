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
export function createUploadStore(database: Database) {
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
    /** What signs the addresses of files; the same for as long as the database lives. */
    secret(): Buffer {
      const read = () => database.rows('SELECT secret FROM document_key')[0]?.['secret'];
      if (read() === undefined) database.write('INSERT INTO document_key VALUES (1, ?)', randomBytes(32));
      const secret = read();
      // In a simulated document its bytes are no `Uint8Array` of this run time.
      if (!ArrayBuffer.isView(secret)) throw new Error('The key of the documents is missing.');
      return Buffer.from(secret.buffer, secret.byteOffset, secret.byteLength);
    },
    upload: (id: string): Upload | null => table.first('WHERE id = ?', id),
    count: (): number => Number(database.rows('SELECT count(*) AS count FROM upload')[0]?.['count']),
    put: table.insert,
    /** The content is there. */
    setHash: (id: string, hash: string): void =>
      database.write('UPDATE upload SET hash = ? WHERE id = ?', hash, id),
    removeExpired: (now: number): void => database.write('DELETE FROM upload WHERE expires_at <= ?', now),
    /** Bytes that uploads and documents have. */
    bytes: (): number =>
      Number(
        database.rows(
          'SELECT total(size) AS size FROM (SELECT size FROM upload UNION ALL SELECT size FROM document)',
        )[0]?.['size'],
      ),
    /** Of every file that an upload or a document refers to. */
    hashes: (): ReadonlySet<string> =>
      new Set(
        database
          .rows('SELECT hash FROM upload WHERE hash IS NOT NULL UNION SELECT hash FROM document')
          .map((row) => String(row['hash'])),
      ),
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
