import * as v from 'valibot';
import { type Ref, toMany, toOne } from '#/data/http/document.schema.ts';
import { count, flag, readInstant, readText, readTexts, text, texts } from '#/data/http/schema.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import type { ServedCategory } from '#/domain/webhooks/catalogue.ts';
import type { DeliveryAttempt, WebhookNotification } from '#/domain/webhooks/notification.ts';
import type { Webhook } from '#/domain/webhooks/webhook.ts';

/** docs/interface.md 3.11. */
export const webhookSchema = v.object({
  type: v.literal('webhook'),
  id: v.string(),
  attributes: v.object({
    url: v.string(),
    active: flag,
    events: texts,
    secret: text,
    headers: v.nullish(v.array(v.nullish(v.object({ name: text, value: text })))),
    created_at: text,
  }),
});
export type WebhookWire = v.InferOutput<typeof webhookSchema>;

/** Of the secret only its end stays: some services give all of it with every reading (docs/interface.md trap 66). */
export function toWebhook({ id, attributes: a }: WebhookWire): Webhook {
  return {
    id,
    url: a.url,
    active: a.active ?? true,
    events: a.events ? readTexts(a.events) : null,
    headers: (a.headers ?? []).flatMap((header) => {
      const name = readText(header?.name);
      return name === null ? [] : [{ name, value: header?.value ?? '' }];
    }),
    secretEnd: readText(a.secret)?.slice(-4) ?? null,
    createdAt: readInstant(a.created_at),
  };
}

/** An attempt at a delivery, which the interface names and does not describe (docs/interface.md 3.11). */
export const attemptSchema = v.object({
  type: v.literal('webhook_notification_log'),
  id: v.string(),
  attributes: v.object({
    created_at: text,
    duration_in_ms: count,
    status_code: count,
    error: text,
    response_body: text,
  }),
});
type AttemptWire = v.InferOutput<typeof attemptSchema>;

export function toAttempt({ id, attributes: a }: AttemptWire): DeliveryAttempt {
  return {
    id,
    at: readInstant(a.created_at),
    milliseconds: a.duration_in_ms ?? null,
    status: a.status_code ?? null,
    error: readText(a.error),
    answer: readText(a.response_body),
  };
}

export const notificationSchema = v.object({
  type: v.literal('webhook_notification'),
  id: v.string(),
  attributes: v.object({
    event: text,
    delivery_status: text,
    created_at: text,
    next_attempt_at: text,
  }),
  relationships: v.nullish(v.object({ webhook: toOne, webhook_notification_logs: toMany })),
});
export type NotificationWire = v.InferOutput<typeof notificationSchema>;

/**
 * @param attemptOf finds an included attempt
 * @param hasAttempts whether they were asked for
 */
export function toNotification(
  { id, attributes: a, relationships }: NotificationWire,
  attemptOf: (ref: Ref) => DeliveryAttempt | null,
  hasAttempts: boolean,
): WebhookNotification {
  const logs = relationships?.webhook_notification_logs?.data;
  return {
    id,
    webhookId: relationships?.webhook?.data?.id ?? null,
    event: readText(a.event),
    status: readText(a.delivery_status),
    createdAt: readInstant(a.created_at),
    nextAttemptAt: readInstant(a.next_attempt_at),
    attempts:
      hasAttempts && logs
        ? uniqueById(logs.filter((ref) => ref !== null))
            .flatMap((ref) => attemptOf(ref) ?? [])
            .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
        : null,
  };
}

/** docs/interface.md 3.11. */
export const eventCategorySchema = v.object({
  type: v.literal('webhook_event_category'),
  id: v.string(),
  attributes: v.object({
    name: text,
    events: v.nullish(v.array(v.nullish(v.object({ name: text, description: text })))),
  }),
});

export function toEventCategory({
  id,
  attributes,
}: v.InferOutput<typeof eventCategorySchema>): ServedCategory {
  return {
    id,
    name: readText(attributes.name) ?? id,
    events: (attributes.events ?? []).flatMap((event) => {
      const name = readText(event?.name);
      return name === null ? [] : [{ name, description: readText(event?.description) }];
    }),
  };
}

/** It is no JSON:API (docs/interface.md 2.9). */
export const sourceAddressesSchema = v.object({ webhook_notification_ips: texts, last_updated: text });

/** What came of a sample (docs/interface.md 2.9): any of it may be null where nothing came back. */
export const sampleAnswerSchema = v.object({
  succeeded: flag,
  error: text,
  status_code: count,
  request_headers: v.nullish(v.looseObject({})),
  request_body: text,
  response_headers: v.nullish(v.looseObject({})),
  response_body: text,
});
