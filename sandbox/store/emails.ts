import type { Instant } from '#/time/instant.ts';
import type { EmailMessage } from '#sandbox/documents/reading.ts';
import type { Database } from './database.ts';
import { json, openTable, text, time } from './table.ts';

/** An e-mail that documents came with. */
export interface StoredEmail {
  readonly id: string;
  /** What was attached are documents. */
  readonly message: EmailMessage;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** E-mails of the account, in SQLite alone. */
export function createEmailStore(database: Database) {
  const table = openTable<StoredEmail>(database, 'email_submission', {
    id: text,
    message: json(),
    createdAt: time,
    updatedAt: time,
  });
  return {
    /** Newest first. */
    all: (): readonly StoredEmail[] => table.rows('ORDER BY rowid DESC'),
    email: (id: string): StoredEmail | null => table.first('WHERE id = ?', id),
    add: table.insert,
    /** An e-mail goes with the last of its documents. */
    removeUnused: (): void =>
      database.write(
        'DELETE FROM email_submission WHERE id NOT IN (SELECT email_id FROM document WHERE email_id IS NOT NULL)',
      ),
  };
}

export type EmailStore = ReturnType<typeof createEmailStore>;
