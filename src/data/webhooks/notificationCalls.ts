import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError } from '#/data/http/errors.ts';
import {
  createIncluded,
  createLookup,
  dataRecord,
  nextLink,
  readList,
  readRecord,
} from '#/data/http/jsonapi.ts';
import { pathOf, pathOfLink } from '#/data/http/pages.ts';
import { isObject } from '#/domain/records/json.ts';
import type { DeliveryStatus, WebhookNotification } from '#/domain/webhooks/notification.ts';
import {
  attemptSchema,
  notificationSchema,
  type NotificationWire,
  toAttempt,
  toNotification,
} from './schema.ts';

const segments = ['webhook_notifications'];
const attempts = { include: 'webhook_notification_logs' };

/** Notifications of the account, newest first: those of a status, or all where it is null. */
export interface NotificationPage {
  readonly notifications: readonly WebhookNotification[];
  readonly skipped: number;
  /** Where the next page is; null after the last one. */
  readonly next: string | null;
}

/** @param path where the page before said that this one is; null for the first */
export async function fetchNotifications(
  api: Api,
  status: DeliveryStatus | null,
  path: string | null,
  options: CallOptions,
): Promise<NotificationPage> {
  const query = { ...(status !== null && { 'filter[delivery_status]': status }), 'page[size]': '100' };
  const { document, hasAttempts } =
    path === null
      ? await readWithAttempts(api, segments, query, options)
      : { document: await api.read(path, options), hasAttempts: path.includes(attempts.include) };
  const { records, skipped } = readList(document, notificationSchema, mapping(document, hasAttempts));
  const next = nextLink(document);
  return {
    // Filters that a service does not know are ignored without a word (docs/interface.md 1.2).
    notifications: records.filter((each) => status === null || each.status === status),
    skipped,
    next: next === null ? null : pathOfLink(next, pathOf(segments)),
  };
}

/** A notification with its attempts, and what its receiver reads. */
export interface NotificationWithPayload {
  readonly notification: WebhookNotification;
  readonly payload: unknown;
}

/** Without `include` the records come as they were sent, with it the attempts do, so both are read. */
export async function fetchNotification(
  api: Api,
  id: string,
  options: CallOptions,
): Promise<NotificationWithPayload> {
  const [sent, { document, hasAttempts }] = await Promise.all([
    api.read(pathOf([...segments, id]), options),
    readWithAttempts(api, [...segments, id], {}, options),
  ]);
  const wire = readRecord(notificationSchema, dataRecord(document));
  if (!wire) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no notification.' });
  return { notification: mapping(document, hasAttempts)(wire), payload: payloadOf(sent) };
}

/** Which names can be included is not specified (docs/interface.md 1.5): where attempts are refused, it goes without. */
async function readWithAttempts(
  api: Api,
  path: readonly string[],
  query: Readonly<Record<string, string>>,
  options: CallOptions,
): Promise<{ readonly document: unknown; readonly hasAttempts: boolean }> {
  try {
    return { document: await api.read(pathOf(path, { ...query, ...attempts }), options), hasAttempts: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'invalid') throw error;
    return { document: await api.read(pathOf(path, query), options), hasAttempts: false };
  }
}

function mapping(document: unknown, hasAttempts: boolean) {
  const attemptOf = createLookup(createIncluded(document), attemptSchema, toAttempt);
  return (wire: NotificationWire) => toNotification(wire, attemptOf, hasAttempts);
}

/** What a delivery does not have: links of the answer. */
function payloadOf(document: unknown): unknown {
  if (!isObject(document)) return document;
  const { links: _, ...payload } = document;
  return payload;
}
