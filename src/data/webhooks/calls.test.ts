import { describe, expect, it } from 'vitest';
import { ApiError } from '#/data/http/errors.ts';
import { eventGroups } from '#/domain/webhooks/catalogue.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  fetchEventCategories,
  fetchNotification,
  fetchNotifications,
  fetchSourceAddresses,
  fetchWebhook,
  fetchWebhooks,
  sendSample,
} from './calls.ts';

const user = { priority: 'user' } as const;
const draft = {
  url: 'https://example.com/hook',
  active: false,
  events: ['container.created'],
  headers: [{ name: 'X-Team', value: 'a' }],
};
const small = { shipments: 10 };

describe('webhooks of the account', () => {
  it('are created with their secret, read without it, changed and deleted', async () => {
    const { api } = createSandboxApi(small);
    const { webhook, secret } = await createWebhook(api, draft, user);
    expect(webhook).toMatchObject({ ...draft, secretEnd: secret?.slice(-4) });
    expect(JSON.stringify(webhook)).not.toContain(secret);
    const { url } = draft;
    await changeWebhook(api, webhook.id, { url: `${url}/2`, active: true, headers: [] }, user);
    expect(await fetchWebhook(api, webhook.id, user)).toMatchObject({
      url: `${url}/2`,
      active: true,
      headers: [],
      events: draft.events,
    });
    await deleteWebhook(api, webhook.id, user);
    expect(await fetchWebhooks(api, user)).toEqual({ webhooks: [], skipped: 0 });
  });

  it('never hold a secret that a service gives away (trap 66)', async () => {
    const secret = 'a-secret-of-a-live-service-5678';
    const { api } = createSandboxApi({
      ...small,
      rewrite: (answer) => answer.replace(/"secret":"[^"]*"/g, `"secret":"${secret}"`),
    });
    await createWebhook(api, draft, user);
    const read = await fetchWebhooks(api, user);
    expect(read.webhooks).toMatchObject([{ secretEnd: '5678' }]);
    expect(JSON.stringify(read)).not.toContain(secret);
  });

  it('cost their own row when they cannot be read', async () => {
    const records = [
      { type: 'webhook', id: 'a', attributes: { url: 'https://a.example/' } },
      { type: 'webhook', id: 'b', attributes: { url: null } },
      {
        type: 'webhook',
        id: 'c',
        attributes: { url: 'https://c.example/', active: 'x', events: 'y', headers: [5] },
      },
      'nothing',
    ];
    const { api } = createSandboxApi({ ...small, obstruct: () => Response.json({ data: records }) });
    expect(await fetchWebhooks(api, user)).toMatchObject({
      webhooks: [
        { id: 'a', active: true, events: null, headers: [], secretEnd: null },
        { id: 'c', active: true, events: null, headers: [] },
      ],
      skipped: 2,
    });
  });

  it('that are refused say which part is wrong', async () => {
    const { api } = createSandboxApi(small);
    const refused = createWebhook(api, { ...draft, url: 'https://10.0.0.1/' }, user);
    await expect(refused).rejects.toSatisfy(
      (error) => error instanceof ApiError && error.items[0]?.pointer === '/data/attributes/url',
    );
  });
});

describe('about webhooks', () => {
  it('the service offers events that all have our words', async () => {
    const { api } = createSandboxApi(small);
    expect(eventGroups(await fetchEventCategories(api, user))).toEqual(eventGroups(null));
  });

  it('addresses are those that the service names', async () => {
    const { api } = createSandboxApi(small);
    const { addresses, updatedAt } = await fetchSourceAddresses(api, user);
    expect(addresses.length).toBeGreaterThan(0);
    expect(updatedAt).not.toBeNull();
  });

  it('a sample that reaches no receiver says why', async () => {
    const { api } = createSandboxApi({ ...small, webhooks: { targets: 'loopback' } });
    const sample = { url: 'http://127.0.0.1:1/', event: 'container.created', secret: 'a secret' };
    const outcome = await sendSample(api, sample, user);
    expect(outcome).toMatchObject({ succeeded: false, status: null, answerHeaders: [], answerBody: null });
    expect(outcome.error).toContain('ECONNREFUSED');
    expect(outcome.sentHeaders.map(([name]) => name)).toContain('X-SVC-Webhook-Signature');
    expect(JSON.parse(outcome.sentBody ?? '')).toMatchObject({ data: { type: 'webhook_notification' } });
  });
});

describe('notifications', () => {
  const logs = { data: [{ type: 'webhook_notification_log', id: '1' }] };
  const record = (id: string, over: object = {}) => ({
    type: 'webhook_notification',
    id,
    attributes: { event: 'container.created', delivery_status: 'failed', created_at: '2026-08-12T15:00:00Z' },
    relationships: { webhook: { data: { type: 'webhook', id: 'w' } }, webhook_notification_logs: logs },
    ...over,
  });
  const attempt = {
    type: 'webhook_notification_log',
    id: '1',
    attributes: { status_code: 500, response_body: '<b>no</b>' },
  };

  it('come with their attempts, page by page, and only those of the status', async () => {
    const { api, asked } = createSandboxApi({
      ...small,
      obstruct: (path) => {
        if (path.includes('page=2')) return Response.json({ data: [record('b')], included: [] });
        const data = [record('a'), record('c', { attributes: { delivery_status: 'pending' } }), { id: 5 }];
        const next =
          'https://service.example/v2/webhook_notifications?page=2&include=webhook_notification_logs';
        return Response.json({ data, included: [attempt], links: { next } });
      },
    });
    const first = await fetchNotifications(api, 'failed', null, user);
    expect(first).toMatchObject({
      notifications: [
        { id: 'a', webhookId: 'w', attempts: [{ status: 500, answer: '<b>no</b>', at: null }] },
      ],
      skipped: 1,
    });
    const second = await fetchNotifications(api, 'failed', first.next, user);
    expect(second).toMatchObject({ notifications: [{ id: 'b', attempts: [] }], next: null });
    expect(asked).toHaveLength(2);
  });

  it('go without attempts where a service refuses to include them', async () => {
    const { api } = createSandboxApi({
      ...small,
      obstruct: (path) =>
        path.includes('include=')
          ? Response.json({ errors: [{ detail: 'bad include' }] }, { status: 400 })
          : Response.json({ data: path.includes('/a') ? record('a') : [record('a')], links: {} }),
    });
    const { notifications } = await fetchNotifications(api, null, null, user);
    expect(notifications).toMatchObject([{ id: 'a', attempts: null }]);
    const { notification, payload } = await fetchNotification(api, 'a', user);
    expect(notification.attempts).toBeNull();
    expect(payload).toEqual({ data: record('a') });
  });
});
