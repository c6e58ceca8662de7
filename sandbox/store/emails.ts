import { instant, type Instant } from '#/time/instant.ts';
import type { EmailMessage } from '#sandbox/documents/reading.ts';
import type { Database, Row } from './database.ts';

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
  return {
    all: () => database.rows('SELECT * FROM email_submission ORDER BY rowid DESC').map(readEmail),
    email(id) {
      const [row] = database.rows('SELECT * FROM email_submission WHERE id = ?', id);
      return row ? readEmail(row) : null;
    },
    add({ id, message, createdAt, updatedAt }) {
      database.write(
        'INSERT INTO email_submission VALUES (?, ?, ?, ?)',
        id,
        JSON.stringify(message),
        createdAt,
        updatedAt,
      );
    },
    removeUnused: () =>
      database.write(
        'DELETE FROM email_submission WHERE id NOT IN (SELECT email_id FROM document WHERE email_id IS NOT NULL)',
      ),
  };
}

function readEmail(row: Row): StoredEmail {
  return {
    id: String(row['id']),
    // As this program wrote it.
    message: JSON.parse(String(row['message'])) as EmailMessage,
    createdAt: instant(Number(row['created_at'])),
    updatedAt: instant(Number(row['updated_at'])),
  };
}
