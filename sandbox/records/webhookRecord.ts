import { instant, type Instant } from '#/time/instant.ts';
import { recordNode } from '#sandbox/jsonapi/graph.ts';
import { isObject } from '#sandbox/jsonapi/isObject.ts';
import { type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { Node } from '#sandbox/jsonapi/node.ts';
import type { Attempt, Notification } from '#sandbox/store/outbox.ts';
import type { Webhook } from '#sandbox/store/webhooks.ts';
import type { View } from '#sandbox/view.ts';
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts';

/** docs/interface.md 3.11. The secret is shown by the answer to its creation alone (docs/interface.md trap 66). */
export function webhookNode(webhook: Webhook, shown: 'masked' | 'once' = 'masked'): Node {
  const { id, url, active, events, headers, secret, createdAt, updatedAt } = webhook;
  const resource = (): Resource => ({
    id,
    type: 'webhook',
    attributes: {
      url,
      active,
      events,
      secret: shown === 'once' ? secret : `${'•'.repeat(12)}${secret.slice(-4)}`,
      headers: headers.length === 0 ? null : headers,
      created_at: time(createdAt),
      updated_at: time(updatedAt),
    },
  });
  return recordNode('webhook', id, resource, {});
}

/** A notification with its webhook, what it is about, and how its attempts went. */
export function notificationNode(
  notification: Notification,
  { outbox, store, timers }: Webhooks,
  { now }: Pick<View, 'now'>,
): Node {
  const sent = readPayload(outbox.payload(notification));
  const attempts = outbox.attempts(notification).map((attempt) => attemptNode(notification, attempt));
  const webhook = store.webhook(notification.webhookId);
  const { relationships } = sent.data;
  const about = (relationships?.['reference_object'] ?? relationships?.['document'])?.data;
  const records = () =>
    (sent.included ?? [])
      .filter((each) => about && 'id' in about && each.id === about.id && each.type === about.type)
      .map((each) => recordNode(each.type, each.id, () => each, {}));
  const resource = (): Resource => ({
    ...sent.data,
    attributes: {
      ...sent.data.attributes,
      delivery_status: notification.status,
      next_attempt_at: time(nextAttempt(notification, webhook, now, timers.now())),
    },
    relationships: {
      ...relationships,
      webhook: toOne({ id: notification.webhookId, type: 'webhook' }),
      webhook_notification_logs: { data: attempts.map(({ id, type }) => ({ id, type })) },
    },
  });
  return recordNode('webhook_notification', notification.id, resource, {
    webhook: () => (webhook ? [webhookNode(webhook)] : []),
    reference_object: records,
    document: records,
    webhook_notification_logs: () => attempts,
  });
}

/** On the clock of the world, from which attempts are as far as on that of the machine; null where none is planned. */
function nextAttempt(
  { dueAt }: Notification,
  webhook: Webhook | null,
  now: Instant,
  machineNow: number,
): Instant | null {
  return dueAt === null || !webhook?.active ? null : instant(now + Math.max(0, dueAt - machineNow));
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

function attemptNode(notification: Notification, attempt: Attempt): Node {
  const id = `${notification.id}.${attempt.number}`;
  const type = 'webhook_notification_log';
  const attributes = {
    attempt: attempt.number,
    created_at: time(attempt.at),
    duration_in_ms: attempt.milliseconds,
    status_code: attempt.status,
    error: attempt.error,
    response_body: attempt.answer,
  };
  return recordNode(type, id, () => ({ id, type, attributes }), {});
}
