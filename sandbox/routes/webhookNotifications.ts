import { Hono } from 'hono';
import { eventNames } from '#sandbox/events/catalogue.ts';
import { answerOne, answerPage } from '#sandbox/jsonapi/answer.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import type { Node } from '#sandbox/jsonapi/node.ts';
import { pageMeta } from '#sandbox/jsonapi/paging.ts';
import { badParameter, notFound } from '#sandbox/jsonapi/problem.ts';
import { notificationNode, readPayload } from '#sandbox/records/webhookRecord.ts';
import type { Notification } from '#sandbox/store/outbox.ts';
import type { SandboxContext, SandboxEnv } from '#sandbox/view.ts';
import { sampleOf } from '#sandbox/webhooks/sample.ts';

/** docs/interface.md 2.9 and 3.11. Newest first. */
export function webhookNotificationRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => {
      const status = c.get('view').url.searchParams.get('filter[delivery_status]');
      const ids = c.get('webhooks').outbox.ids(status?.trim() || null);
      return answerPage(
        c,
        'webhook_notification',
        ids,
        (id) => nodeOf(c, find(c, id)),
        (page) => ({ size: page.rows.length, total: page.total, pagination: pageMeta(page) }),
      );
    })
    .get('/examples', (c) => {
      const view = c.get('view');
      const { url } = view;
      const event = url.searchParams.get('event')?.trim();
      if (!event) throw badParameter('event', 'event is missing. Name the event to show.');
      if (!eventNames.includes(event)) {
        throw badParameter('event', 'event is not the name of an event. GET /webhooks/events lists them.');
      }
      const { data, included } = sampleOf(view, event);
      return send(c, { data: [data], ...(included ? { included } : {}), links: { self: url.href } });
    })
    .get('/:id', (c) => {
      const notification = find(c, c.req.param('id'));
      const { url } = c.get('view');
      const node = nodeOf(c, notification);
      if (url.searchParams.get('include')) return answerOne(c, node);
      // As it was sent, so that its records can be read without the receiver.
      const { included } = readPayload(c.get('webhooks').outbox.payload(notification));
      return send(c, { data: node.resource(), ...(included ? { included } : {}), links: { self: url.href } });
    });
}

function find(c: SandboxContext, id: string): Notification {
  const notification = c.get('webhooks').outbox.notification(id);
  if (!notification) throw notFound();
  return notification;
}

function nodeOf(c: SandboxContext, notification: Notification): Node {
  return notificationNode(notification, c.get('webhooks'), c.get('view'));
}
