import * as v from 'valibot';
import { answeredRecord } from '#/data/http/answeredRecord.ts';
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
import { readAll } from '#/data/http/readAll.ts';
import { readInstant, readText, readTexts } from '#/data/http/schema.ts';
import { isObject } from '#/domain/records/json.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import type { ServedCategory } from '#/domain/webhooks/catalogue.ts';
import type {
  DeliveryStatus,
  SampleHeader,
  SampleOutcome,
  SampleRequest,
  WebhookNotification,
} from '#/domain/webhooks/notification.ts';
import type { SourceAddresses, Webhook, WebhookDraft } from '#/domain/webhooks/webhook.ts';
import {
  attemptSchema,
  eventCategorySchema,
  notificationSchema,
  type NotificationWire,
  sampleAnswerSchema,
  sourceAddressesSchema,
  toAttempt,
  toEventCategory,
  toNotification,
  toWebhook,
  webhookSchema,
} from './schema.ts';

const type = 'webhook';

export interface Webhooks {
  readonly webhooks: readonly Webhook[];
  /** How many records could not be read. */
  readonly skipped: number;
}

/** All webhooks of the account. */
export async function fetchWebhooks(api: Api, options: CallOptions): Promise<Webhooks> {
  const { records, skipped } = await readAll(api, pathOf(['webhooks']), webhookSchema, toWebhook, options);
  return { webhooks: uniqueById(records), skipped };
}

/** @throws {ApiError} `malformed` for what is no webhook */
export async function fetchWebhook(api: Api, id: string, options: CallOptions): Promise<Webhook> {
  const wire = readRecord(webhookSchema, dataRecord(await api.read(pathOf(['webhooks', id]), options)));
  if (!wire) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no webhook.' });
  return toWebhook(wire);
}

/** A webhook that was just created. The secret is not shown again, so it is held by whoever shows it and nowhere else. */
export interface CreatedWebhook {
  readonly webhook: Webhook;
  /** Null where the service did not give it. */
  readonly secret: string | null;
}

export async function createWebhook(
  api: Api,
  attributes: WebhookDraft,
  options: CallOptions,
): Promise<CreatedWebhook> {
  const document = await api.write('POST', pathOf(['webhooks']), { data: { type, attributes } }, options);
  const wire = answeredRecord(document, webhookSchema);
  if (!wire) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no webhook.' });
  return { webhook: toWebhook(wire), secret: readText(wire.attributes.secret) };
}

/** Setting `active` revives a webhook that the service has switched off (docs/interface.md 2.9). */
export async function changeWebhook(
  api: Api,
  id: string,
  attributes: Partial<WebhookDraft>,
  options: CallOptions,
): Promise<void> {
  await api.write('PATCH', pathOf(['webhooks', id]), { data: { type, id, attributes } }, options);
}

/** Its notifications go with it. */
export async function deleteWebhook(api: Api, id: string, options: CallOptions): Promise<void> {
  await api.write('DELETE', pathOf(['webhooks', id]), undefined, options);
}

/** The events that the account can be sent, by category. */
export async function fetchEventCategories(
  api: Api,
  options: CallOptions,
): Promise<readonly ServedCategory[]> {
  const document = await api.read(pathOf(['webhooks', 'events']), options);
  return readList(document, eventCategorySchema, toEventCategory).records;
}

/** Where deliveries come from. */
export async function fetchSourceAddresses(api: Api, options: CallOptions): Promise<SourceAddresses> {
  const read = v.safeParse(sourceAddressesSchema, await api.read(pathOf(['webhooks', 'ips']), options));
  if (!read.success) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no addresses.' });
  const { webhook_notification_ips, last_updated } = read.output;
  return { addresses: readTexts(webhook_notification_ips), updatedAt: readInstant(last_updated) };
}

/** Sends a sample once, and answers also where the receiver failed (docs/interface.md 2.9). */
export async function sendSample(
  api: Api,
  { url, event, secret }: SampleRequest,
  options: CallOptions,
): Promise<SampleOutcome> {
  const body = { url, event, ...(secret !== null && { secret }) };
  const read = v.safeParse(
    sampleAnswerSchema,
    await api.write('POST', pathOf(['webhooks', 'trigger']), body, options),
  );
  if (!read.success) throw new ApiError({ kind: 'malformed', detail: 'The answer is not that of a sample.' });
  const { output: a } = read;
  return {
    succeeded: a.succeeded ?? false,
    error: readText(a.error),
    status: a.status_code ?? null,
    sentHeaders: headersOf(a.request_headers),
    sentBody: a.request_body ?? null,
    answerHeaders: headersOf(a.response_headers),
    answerBody: readText(a.response_body),
  };
}

/** A header that came several times has a list of values. */
function headersOf(headers: Readonly<Record<string, unknown>> | null | undefined): readonly SampleHeader[] {
  return Object.entries(headers ?? {}).map(([name, value]) => [name, [value].flat().map(String).join(', ')]);
}

const notifications = ['webhook_notifications'];
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
      ? await readWithAttempts(api, notifications, query, options)
      : { document: await api.read(path, options), hasAttempts: path.includes(attempts.include) };
  const { records, skipped } = readList(document, notificationSchema, mapping(document, hasAttempts));
  const next = nextLink(document);
  return {
    // Filters that a service does not know are ignored without a word (docs/interface.md 1.2).
    notifications: records.filter((each) => status === null || each.status === status),
    skipped,
    next: next === null ? null : pathOfLink(next, pathOf(notifications)),
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
    api.read(pathOf([...notifications, id]), options),
    readWithAttempts(api, [...notifications, id], {}, options),
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
