import type { Instant } from '#/time/instant.ts';
import type { Database } from './database.ts';
import { flag, holdTable, json, number, openTable, text, time } from './table.ts';

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
export function createWebhookStore(database: Database) {
  const { all, get, put, remove } = holdTable(
    openTable<Webhook>(database, 'webhook', {
      id: text,
      url: text,
      secret: text,
      active: flag,
      events: json(),
      headers: json(),
      origin: text,
      since: time,
      failures: number,
      createdAt: time,
      updatedAt: time,
    }),
  );
  return {
    /** Oldest first. */
    all: (): readonly Webhook[] => [...all()],
    active: (): readonly Webhook[] => [...all()].filter(({ active }) => active),
    webhook: get,
    /** Adds it or replaces the one with its id. A failed write changes neither file nor memory. */
    put,
    /** With its notifications. */
    remove,
  };
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;
