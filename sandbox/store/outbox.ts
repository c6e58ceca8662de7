import { instant, type Instant } from '#/time/instant.ts';
import type { Database } from './database.ts';
import { number, oneOf, openTable, optional, text, time } from './table.ts';

export type DeliveryStatus = 'pending' | 'succeeded' | 'failed';

export interface NewNotification {
  readonly id: string;
  readonly webhookId: string;
  readonly event: string;
  /** Notifications of one lane are delivered one after the other. */
  readonly lane: string;
  /** The body of every delivery, to the byte. */
  readonly payload: string;
  readonly createdAt: Instant;
}

export interface Notification extends Omit<NewNotification, 'payload'> {
  readonly sequence: number;
  readonly status: DeliveryStatus;
  /** How many have been made. */
  readonly attempts: number;
  /** When the next one is, on the clock of the machine; null where none is planned. */
  readonly dueAt: number | null;
}

export interface Attempt {
  readonly number: number;
  readonly at: Instant;
  readonly milliseconds: number;
  /** Of the answer; null without one, and then `error` says why. */
  readonly status: number | null;
  readonly error: string | null;
  /** The beginning of the answer. */
  readonly answer: string | null;
}

/** What becomes of a notification after an attempt. `dueAt` is on the clock of the machine. */
export type Outcome =
  | { readonly status: 'pending'; readonly dueAt: number }
  | { readonly status: 'succeeded' | 'failed'; readonly nextDueAt: number };

/** How many notifications are kept after they have ended. */
const kept = 20_000;

/** What is to be sent to webhooks and what was, in SQLite alone. */
export function createOutbox(database: Database) {
  const notifications = openTable<Notification>(database, 'webhook_notification', {
    sequence: number,
    id: text,
    webhookId: text,
    event: text,
    lane: text,
    status: oneOf(),
    attempts: number,
    dueAt: optional(number),
    createdAt: time,
  });
  const attempts = openTable<Attempt & { readonly notification: number }>(
    database,
    'webhook_attempt',
    {
      notification: number,
      number,
      at: time,
      milliseconds: number,
      status: optional(number),
      error: optional(text),
      answer: optional(text),
    },
    ['notification', 'number'],
  );
  return {
    /** Up to when everything that happened is in the outbox; null while no webhook is sent any. */
    computedUntil(): Instant | null {
      const at = database.rows('SELECT computed_until FROM webhook_cursor')[0]?.['computed_until'];
      return at === undefined ? null : instant(Number(at));
    },
    setComputedUntil(at: Instant | null): void {
      if (at === null) return database.write('DELETE FROM webhook_cursor');
      database.write(
        `INSERT INTO webhook_cursor VALUES (1, ?)
         ON CONFLICT (one) DO UPDATE SET computed_until = excluded.computed_until`,
        at,
      );
    },
    /** Within a transaction. */
    add({ id, webhookId, event, lane, payload, createdAt }: NewNotification, dueAt: number): void {
      database.write(
        `INSERT INTO webhook_notification
           (id, webhook_id, event, lane, status, attempts, due_at, created_at)
         SELECT ?3, ?1, ?4, ?2, 'pending', 0,
           CASE WHEN EXISTS (SELECT 1 FROM webhook_notification
                             WHERE webhook_id = ?1 AND lane = ?2 AND status = 'pending')
                THEN NULL ELSE ?5 END, ?6`,
        webhookId,
        lane,
        id,
        event,
        dueAt,
        createdAt,
      );
      database.write('INSERT INTO webhook_payload VALUES (last_insert_rowid(), ?)', payload);
    },
    /** Forgets the oldest that have ended, beyond those that are kept. */
    trim(): void {
      database.write(
        `DELETE FROM webhook_notification WHERE status IN ('succeeded', 'failed')
           AND sequence <= (SELECT max(sequence) FROM webhook_notification) - ${kept}`,
      );
    },
    /** The first of each lane that are due, longest due first. */
    due: (webhookId: string, now: number, limit: number): readonly Notification[] =>
      notifications.rows(
        'WHERE webhook_id = ? AND due_at <= ? ORDER BY due_at, sequence LIMIT ?',
        webhookId,
        now,
        limit,
      ),
    /** When the next one of a webhook is due that is not due yet; null without any. */
    nextDueAfter(webhookId: string, now: number): number | null {
      const [row] = database.rows(
        'SELECT min(due_at) AS due_at FROM webhook_notification WHERE webhook_id = ? AND due_at > ?',
        webhookId,
        now,
      );
      return typeof row?.['due_at'] === 'number' ? row['due_at'] : null;
    },
    finish({ sequence, webhookId, lane }: Notification, attempt: Attempt, outcome: Outcome): void {
      database.transaction(() => {
        // Its webhook may have been deleted meanwhile.
        database.write(
          `INSERT INTO webhook_attempt
           SELECT sequence, ?, ?, ?, ?, ?, ? FROM webhook_notification WHERE sequence = ?`,
          attempt.number,
          attempt.at,
          attempt.milliseconds,
          attempt.status,
          attempt.error,
          attempt.answer,
          sequence,
        );
        database.write(
          'UPDATE webhook_notification SET status = ?, attempts = ?, due_at = ? WHERE sequence = ?',
          outcome.status,
          attempt.number,
          outcome.status === 'pending' ? outcome.dueAt : null,
          sequence,
        );
        if (outcome.status === 'pending') return;
        database.write(
          `UPDATE webhook_notification SET due_at = ? WHERE sequence =
             (SELECT min(sequence) FROM webhook_notification
              WHERE webhook_id = ? AND lane = ? AND status = 'pending')`,
          outcome.nextDueAt,
          webhookId,
          lane,
        );
      });
    },
    /** Newest first. */
    ids(status: string | null): readonly string[] {
      const rows =
        status === null
          ? database.rows('SELECT id FROM webhook_notification ORDER BY sequence DESC')
          : database.rows(
              'SELECT id FROM webhook_notification WHERE status = ? ORDER BY sequence DESC',
              status,
            );
      return rows.map((row) => String(row['id']));
    },
    notification: (id: string): Notification | null => notifications.first('WHERE id = ?', id),
    attempts: ({ sequence }: Notification): readonly Attempt[] =>
      attempts.rows('WHERE notification = ? ORDER BY number', sequence),
    payload: ({ sequence }: Notification): string =>
      String(
        database.rows('SELECT payload FROM webhook_payload WHERE notification = ?', sequence)[0]?.['payload'],
      ),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
