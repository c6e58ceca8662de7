import { randomBytes, randomUUID } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { Hono } from 'hono';
import { eventCategories } from '#sandbox/events/catalogue.ts';
import { answerEmpty, answerOne, answerPage } from '#sandbox/jsonapi/answer.ts';
import { readInclude } from '#sandbox/jsonapi/include.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { notFound, unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { webhookNode } from '#sandbox/records/webhookRecord.ts';
import type { Webhook } from '#sandbox/store/webhooks.ts';
import type { SandboxContext, SandboxEnv } from '#sandbox/view.ts';
import { answerTrigger } from './triggerWebhook.ts';
import { readWebhook, readWebhookChange } from './webhookBody.ts';

const type = 'webhook';

/** Each has deliveries of its own under way at once, so this bounds them all. */
const mostWebhooks = 20;

/** docs/interface.md 2.9 and 3.11. */
export function webhookRoutes(startedAt: number): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => answerPage(c, type, c.get('webhooks').store.all(), (each) => webhookNode(each)))
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
    .post('/', (c) => {
      const { now, origin } = c.get('view');
      const webhooks = c.get('webhooks');
      const { targets, signatureHeader } = webhooks;
      if (webhooks.store.all().length >= mostWebhooks) throw tooMany();
      const read = readResource(c, { type }, (attributes) =>
        readWebhook(attributes, targets, signatureHeader),
      );
      const secret = randomBytes(24).toString('hex');
      const made = { origin, secret, since: now, failures: 0, createdAt: now, updatedAt: now };
      return answerPut(c, { id: randomUUID(), ...read, ...made }, 'once');
    })
    .get('/:id', (c) => answerOne(c, webhookNode(find(c, c.req.param('id')))))
    .patch('/:id', (c) => {
      const { now } = c.get('view');
      const { targets, signatureHeader } = c.get('webhooks');
      const { id } = find(c, c.req.param('id'));
      const change = readResource(c, { type, id }, (attributes) =>
        readWebhookChange(attributes, targets, signatureHeader),
      );
      // Deliveries may have switched it off while the body came in.
      const webhook = find(c, id);
      const revived = change.active === true && !webhook.active ? { since: now, failures: 0 } : {};
      return answerPut(c, { ...webhook, ...change, ...revived, updatedAt: now }, 'masked');
    })
    .delete('/:id', (c) => {
      c.get('webhooks').remove(find(c, c.req.param('id')).id);
      return answerEmpty(c, 200);
    });
}

function find(c: SandboxContext, id: string): Webhook {
  const webhook = c.get('webhooks').store.webhook(id);
  if (!webhook) throw notFound();
  return webhook;
}

function answerPut(c: SandboxContext, webhook: Webhook, secret: 'masked' | 'once'): Response {
  readInclude(c.get('view').url.searchParams, type);
  c.get('webhooks').put(webhook);
  return answerOne(c, webhookNode(webhook, secret), secret === 'once' ? 201 : 200);
}

function tooMany() {
  const detail = `The account has ${mostWebhooks} webhooks, which is the maximum. Delete one first.`;
  return unprocessable([{ pointer: '/data', detail }]);
}

/** Those of this machine; what a router on the way makes of them is not known here. */
function sourceAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  // Those of a link alone never leave it.
  const outward = all.filter(({ internal, address }) => !internal && !/^(fe80:|169\.254\.)/i.test(address));
  return (outward.length > 0 ? outward : all).map(({ address }) => address);
}
