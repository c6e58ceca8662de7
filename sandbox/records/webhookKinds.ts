import { isObject } from '#/domain/records/json.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import { kindOf, many, one, type Relation } from '#sandbox/jsonapi/node.ts';
import type { Attempt, Notification } from '#sandbox/store/outbox.ts';
import type { Webhook } from '#sandbox/store/webhooks.ts';
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts';

export interface ShownWebhook {
  readonly webhook: Webhook;
  /** The secret is shown by the answer to its creation alone (docs/interface.md trap 66). */
  readonly secret: 'masked' | 'once';
}

/** docs/interface.md 3.11. */
export const webhookKind = kindOf<ShownWebhook>({
  type: 'webhook',
  id: ({ webhook }) => webhook.id,
  attributes: (
    _,
    { webhook: { url, active, events, headers, createdAt, updatedAt, ...webhook }, secret },
  ) => ({
    url,
    active,
    events,
    secret: secret === 'once' ? webhook.secret : `${'•'.repeat(12)}${webhook.secret.slice(-4)}`,
    headers: headers.length === 0 ? null : headers,
    created_at: time(createdAt),
    updated_at: time(updatedAt),
  }),
});

/** A notification with its webhook, what it is about, and how its attempts went. */
export interface ShownNotification {
  readonly notification: Notification;
  readonly webhooks: Webhooks;
  readonly sent: Payload;
}

export const notificationKind = kindOf<ShownNotification>({
  type: 'webhook_notification',
  id: ({ notification }) => notification.id,
  attributes: ({ now }, { notification, webhooks, sent }) => ({
    ...sent.data.attributes,
    delivery_status: notification.status,
    next_attempt_at: time(nextAttempt(notification, webhooks, now)),
  }),
  relations: {
    reference_object: about('reference_object', 'tracking_request transport_event'),
    document: about('document', 'document'),
    webhook: one(
      'webhook',
      (view, { notification, webhooks }) => {
        const webhook = webhooks.store.webhook(notification.webhookId);
        return webhook && webhookKind.node(view, { webhook, secret: 'masked' });
      },
      (_, { notification }) => ({ id: notification.webhookId, type: 'webhook' }),
    ),
    webhook_notification_logs: many('webhook_notification_log', (view, { notification, webhooks }) =>
      webhooks.outbox
        .attempts(notification)
        .map((attempt) => attemptKind.node(view, { id: `${notification.id}.${attempt.number}`, attempt })),
    ),
  },
});

export function shownNotification(notification: Notification, webhooks: Webhooks): ShownNotification {
  return { notification, webhooks, sent: readPayload(webhooks.outbox.payload(notification)) };
}

/** What it is about, as it was sent. */
function about(name: 'reference_object' | 'document', types: string): Relation<ShownNotification> {
  return {
    types: types.split(' '),
    find(_, { sent: { data, included = [] } }) {
      const reference = (data.relationships?.['reference_object'] ?? data.relationships?.['document'])?.data;
      return included
        .filter(
          (each) =>
            reference && 'id' in reference && each.id === reference.id && each.type === reference.type,
        )
        .map((each) => ({ id: each.id, type: each.type, resource: () => each, related: () => [] }));
    },
    show: (_, { sent }) => sent.data.relationships?.[name],
  };
}

/** On the clock of the world, from which attempts are as far as on that of the machine; null where none is planned. */
function nextAttempt(
  { dueAt, webhookId }: Notification,
  { store, timers }: Webhooks,
  now: Instant,
): Instant | null {
  const isActive = store.webhook(webhookId)?.active ?? false;
  return dueAt === null || !isActive ? null : instant(now + Math.max(0, dueAt - timers.now()));
}

interface Payload {
  readonly data: Resource;
  readonly included?: readonly Resource[];
}

/** As this program wrote it. */
export function readPayload(payload: string): Payload {
  const document: unknown = JSON.parse(payload);
  if (!isObject(document)) throw new Error('A payload is an object.');
  return document as unknown as Payload;
}

const attemptKind = kindOf<{ readonly id: string; readonly attempt: Attempt }>({
  type: 'webhook_notification_log',
  id: ({ id }) => id,
  attributes: (_, { attempt }) => ({
    attempt: attempt.number,
    created_at: time(attempt.at),
    duration_in_ms: attempt.milliseconds,
    status_code: attempt.status,
    error: attempt.error,
    response_body: attempt.answer,
  }),
});
