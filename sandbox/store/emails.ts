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
export interface EmailStore {
  /** Newest first. */
  all(): readonly StoredEmail[];
  email(id: string): StoredEmail | null;
  add(email: StoredEmail): void;
  /** An e-mail goes with the last of its documents. */
  removeUnused(): void;
}

export function createEmailStore(database: Database): EmailStore {
  const table = openTable<StoredEmail>(database, 'email_submission', {
    id: text,
    message: json(),
    createdAt: time,
    updatedAt: time,
  });
  return {
    all: () => table.rows('ORDER BY rowid DESC'),
    email: (id) => table.first('WHERE id = ?', id),
    add: table.insert,
    removeUnused: () =>
      database.write(
        'DELETE FROM email_submission WHERE id NOT IN (SELECT email_id FROM document WHERE email_id IS NOT NULL)',
      ),
  };
}
