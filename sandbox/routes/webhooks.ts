import { randomBytes, randomUUID } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { Hono } from 'hono';
import { eventCategories } from '#sandbox/events/catalogue.ts';
import { collection, type Write, writing } from '#sandbox/jsonapi/collection.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { notFound, tooMany } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { type ShownWebhook, webhookKind } from '#sandbox/records/webhookKinds.ts';
import type { Webhook } from '#sandbox/store/webhooks.ts';
import type { SandboxContext, SandboxEnv } from '#sandbox/view.ts';
import { answerTrigger } from './triggerWebhook.ts';
import { readWebhook, readWebhookChange } from './webhookBody.ts';

const { type } = webhookKind;

/** Each has deliveries of its own under way at once, so this bounds them all. */
const maxWebhooks = 20;

/** docs/interface.md 2.9 and 3.11. */
export function webhookRoutes(startedAt: number): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/events', (c) => {
      const data = eventCategories.map(({ id, name, events }) => ({
        id,
        type: 'webhook_event_category',
        attributes: { name, events },
      }));
      return send(c, { data, links: { self: c.get('view').url.href } });
    })
    .get('/ips', (c) => {
      const lastUpdated = new Date(startedAt).toISOString();
      return c.json({ webhook_notification_ips: sourceAddresses(), last_updated: lastUpdated });
    })
    .post('/trigger', answerTrigger)
    .route('/', webhooks);
}

const webhooks = collection<ShownWebhook>({
  kind: webhookKind,
  list: (_, c) =>
    c
      .get('webhooks')
      .store.all()
      .map((webhook) => ({ webhook, secret: 'masked' })),
  find(_, id, c) {
    const webhook = c.get('webhooks').store.webhook(id);
    return webhook && { webhook, secret: 'masked' };
  },
  create({ now, origin }, c) {
    const { store, targets, signatureHeader } = c.get('webhooks');
    if (store.all().length >= maxWebhooks) throw tooMany(`${maxWebhooks} webhooks`, 'Delete one first.');
    const read = readResource(c, { type }, (attributes) => readWebhook(attributes, targets, signatureHeader));
    const secret = randomBytes(24).toString('hex');
    const made = { origin, secret, since: now, failures: 0, createdAt: now, updatedAt: now };
    return put(c, { id: randomUUID(), ...read, ...made }, 'once');
  },
  change({ now }, { webhook: { id } }, c) {
    const { store, targets, signatureHeader } = c.get('webhooks');
    const change = readResource(c, { type, id }, (attributes) =>
      readWebhookChange(attributes, targets, signatureHeader),
    );
    // Deliveries may have switched it off while the body came in.
    const webhook = store.webhook(id);
    if (!webhook) throw notFound();
    const revived = change.active === true && !webhook.active ? { since: now, failures: 0 } : {};
    return put(c, { ...webhook, ...change, ...revived, updatedAt: now }, 'masked');
  },
  remove: (_, { webhook }, c) => c.get('webhooks').remove(webhook.id),
});

function put(c: SandboxContext, webhook: Webhook, secret: ShownWebhook['secret']): Write<ShownWebhook> {
  return writing({ webhook, secret }, () => c.get('webhooks').put(webhook));
}

/** Those of this machine; what a router on the way makes of them is not known here. */
function sourceAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  // Those of a link alone never leave it.
  const outward = all.filter(({ internal, address }) => !internal && !/^(fe80:|169\.254\.)/i.test(address));
  return (outward.length > 0 ? outward : all).map(({ address }) => address);
}
