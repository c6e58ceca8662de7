import { Hono } from 'hono';
import { eventNames } from '#sandbox/events/catalogue.ts';
import { collection } from '#sandbox/jsonapi/collection.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { badParameter, notFound } from '#sandbox/jsonapi/problem.ts';
import {
  notificationKind,
  type ShownNotification,
  shownNotification,
} from '#sandbox/records/webhookKinds.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import { sampleOf } from '#sandbox/webhooks/sample.ts';

/** docs/interface.md 2.9 and 3.11. Newest first. */
export function webhookNotificationRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
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
    .get('/:id', (c, next) => {
      const view = c.get('view');
      if (view.url.searchParams.get('include')) return next();
      // As it was sent, so that its records can be read without the receiver.
      const shown = find(view, c.req.param('id'), c);
      if (!shown) throw notFound();
      const data = notificationKind.node(view, shown).resource();
      const { included } = shown.sent;
      return Promise.resolve(
        send(c, { data, ...(included ? { included } : {}), links: { self: view.url.href } }),
      );
    })
    .route('/', notifications);
}

const notifications = collection<ShownNotification, string>({
  kind: notificationKind,
  meta: 'pages',
  list({ url }, c) {
    const status = url.searchParams.get('filter[delivery_status]');
    return c.get('webhooks').outbox.ids(status?.trim() || null);
  },
  rowOf(view, id, c) {
    const shown = find(view, id, c);
    if (!shown) throw notFound();
    return shown;
  },
  find,
});

function find(_: View, id: string, c: SandboxContext): ShownNotification | null {
  const webhooks = c.get('webhooks');
  const notification = webhooks.outbox.notification(id);
  return notification && shownNotification(notification, webhooks);
}
