import { instant, type Instant } from '#/time/instant.ts';
import { isObject } from '#sandbox/jsonapi/isObject.ts';
import type { Database, Row } from './database.ts';
import { listText, readList } from './lists.ts';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** An address that is sent what happens. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  /** Signs its deliveries, so it is kept as it is and shown once. */
  readonly secret: string;
  readonly active: boolean;
  readonly events: readonly string[];
  readonly headers: readonly Header[];
  /** Of the service, as whoever made the webhook knows it: links in its deliveries begin with it. */
  readonly origin: string;
  /** What happened before is not sent. */
  readonly since: Instant;
  /** How many of its notifications in a row were given up. */
  readonly failures: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** Webhooks, kept in SQLite and held in memory. */
export interface WebhookStore {
  /** Oldest first. */
  all(): readonly Webhook[];
  active(): readonly Webhook[];
  webhook(id: string): Webhook | null;
  /** Adds it or replaces the one with its id. A failed write changes neither file nor memory. */
  put(webhook: Webhook): void;
  /** With its notifications. */
  remove(id: string): void;
}

export function createWebhookStore(database: Database): WebhookStore {
  const webhooks = new Map(
    database
      .rows('SELECT * FROM webhook ORDER BY rowid')
      .map(readWebhook)
      .map((webhook) => [webhook.id, webhook] as const),
  );
  return {
    all: () => [...webhooks.values()],
    active: () => [...webhooks.values()].filter(({ active }) => active),
    webhook: (id) => webhooks.get(id) ?? null,
    put(webhook) {
      database.write(
        `INSERT INTO webhook VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET url = excluded.url, active = excluded.active, events = excluded.events,
           headers = excluded.headers, since = excluded.since, failures = excluded.failures,
           updated_at = excluded.updated_at`,
        webhook.id,
        webhook.url,
        webhook.secret,
        webhook.active ? 1 : 0,
        listText(webhook.events),
        JSON.stringify(webhook.headers),
        webhook.origin,
        webhook.since,
        webhook.failures,
        webhook.createdAt,
        webhook.updatedAt,
      );
      webhooks.set(webhook.id, webhook);
    },
    remove(id) {
      database.write('DELETE FROM webhook WHERE id = ?', id);
      webhooks.delete(id);
    },
  };
}

function readWebhook(row: Row): Webhook {
  return {
    id: String(row['id']),
    url: String(row['url']),
    secret: String(row['secret']),
    active: row['active'] === 1,
    events: readList(row['events']) ?? [],
    headers: readHeaders(String(row['headers'])),
    origin: String(row['origin']),
    since: instant(Number(row['since'])),
    failures: Number(row['failures']),
    createdAt: instant(Number(row['created_at'])),
    updatedAt: instant(Number(row['updated_at'])),
  };
}

function readHeaders(text: string): readonly Header[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list)
    ? list.filter(isObject).map(({ name, value }) => ({ name: String(name), value: String(value) }))
    : [];
}
