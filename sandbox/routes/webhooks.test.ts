import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { eventNames } from '#sandbox/events/catalogue.ts';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';
import { openReceiver } from '#sandbox/webhooks/receiver.ts';

const folder = mkdtempSync(join(tmpdir(), 'landfall-hooks-'));
const options = {
  db: join(folder, 'landfall.db'),
  shipments: 40,
  webhooks: { targets: 'loopback' },
} as const;
const service = openTestSandbox(options);
const receiver = await openReceiver((_, count) => (count % 2 === 1 ? 200 : 500));
afterAll(() => {
  service.app.close();
  receiver.close();
  rmSync(folder, { recursive: true });
});

const create = async (attributes: object) => {
  const answer = await service.post('/v2/webhooks', { data: { type: 'webhook', attributes } });
  const body = (await answer.json()) as { data: TestRecord; errors: unknown };
  return { status: answer.status, ...body };
};
const url = 'https://example.com/hook';

describe('webhooks', () => {
  it('are created with a secret that is shown once', async () => {
    const { status, data } = await create({ url, active: true, events: ['container.created'] });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      type: 'webhook',
      attributes: { url, active: true, events: ['container.created'], headers: null },
    });
    const secret = String(data.attributes['secret']);
    expect(secret).toMatch(/^[0-9a-f]{48}$/);
    const later = await service.one(`/v2/webhooks/${data.id}`);
    expect(later.attributes['secret']).toBe(`••••••••••••${secret.slice(-4)}`);
    expect(await (await service.ask('/v2/webhooks')).text()).not.toContain(secret);
  });

  it('get every event unless some are named, are changed member by member, and deleted', async () => {
    const { data } = await create({ url });
    expect(data.attributes).toMatchObject({ active: true, events: eventNames });
    const path = `/v2/webhooks/${data.id}`;
    const headers = [{ name: 'X-Key', value: 'a' }];
    const change = { active: false, headers, events: ['document.extracted', 'document.extracted'] };
    const answer = await service.patch(path, { data: { id: data.id, type: 'webhook', attributes: change } });
    expect(answer.status).toBe(200);
    const changed = await service.one(path);
    expect(changed.attributes).toMatchObject({ url, active: false, headers, events: ['document.extracted'] });
    const removed = await service.remove(path);
    expect([removed.status, await removed.text()]).toEqual([200, '']);
    expect((await service.ask(path)).status).toBe(404);
  });

  it.each([
    [{}, '/url'],
    [{ url: 'http://example.com/' }, '/url'],
    [{ url: 'https://169.254.169.254/' }, '/url'],
    [{ url: 'https://[::ffff:10.0.0.1]/' }, '/url'],
    [{ url, events: [] }, '/events'],
    [{ url, events: ['container.created', 'link.created'] }, '/events/1'],
    [{ url, active: 'yes' }, '/active'],
    [{ url, headers: [{ name: 'a b', value: 'c' }] }, '/headers/0/name'],
    [{ url, headers: [{ name: 'Host', value: 'c' }] }, '/headers/0/name'],
    [{ url, headers: [{ name: 'x-svc-webhook-signature', value: 'c' }] }, '/headers/0/name'],
    [{ url, headers: [{ name: 'X-A', value: 'a\r\nX-B: c' }] }, '/headers/0/value'],
    [{ url, headers: [{ name: 'X-A', value: '🚢' }] }, '/headers/0/value'],
  ])('are refused with what is wrong: %j', async (attributes, pointer) => {
    const { status, errors } = await create(attributes);
    expect(status).toBe(422);
    expect(errors).toMatchObject([{ source: { pointer: `/data/attributes${pointer}` } }]);
  });

  it('are twenty at most', async () => {
    const crowded = openTestSandbox({ shipments: 1 });
    const body = { data: { type: 'webhook', attributes: { url, active: false } } };
    for (let n = 0; n < 20; n++) expect((await crowded.post('/v2/webhooks', body)).status).toBe(201);
    expect((await crowded.post('/v2/webhooks', body)).status).toBe(422);
    expect(await crowded.list('/v2/webhooks')).toHaveLength(20);
    crowded.app.close();
  });
});

describe('about webhooks', () => {
  it('every event is listed by category, with what it means', async () => {
    const categories = await service.list('/v2/webhooks/events');
    const events = categories.flatMap(
      ({ attributes }) => attributes['events'] as { name: string; description: string }[],
    );
    expect(categories[0]).toMatchObject({ id: 'tracking-request-events', type: 'webhook_event_category' });
    expect(new Set(events.map(({ name }) => name)).size).toBe(43);
    expect(events.every(({ description }) => description.length > 10)).toBe(true);
  });

  it('addresses that deliveries come from are listed', async () => {
    expect(await service.json('/v2/webhooks/ips')).toEqual({
      webhook_notification_ips: expect.arrayContaining([expect.any(String)]),
      last_updated: '2026-08-12T15:00:00.000Z',
    });
  });

  it.each(['', '?event=', '?event=link.created'])(
    'there is none without the name of an event: %s',
    async (query) => {
      expect((await service.ask(`/v2/webhook_notifications/examples${query}`)).status).toBe(400);
    },
  );
});

describe('a sample', () => {
  const trigger = async (body: object) => {
    const answer = await service.post('/v2/webhooks/trigger', body);
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  };

  it('is sent once, and what came back is answered, also of a receiver that fails', async () => {
    const body = { url: receiver.url, event: 'container.transport.vessel_arrived', secret: 'a secret' };
    const good = await trigger(body);
    expect(good).toMatchObject({
      status: 200,
      json: { url: receiver.url, succeeded: true, error: null, status_code: 200 },
    });
    expect(good.json['request_body']).toBe(receiver.received.at(-1)?.body);
    expect(receiver.received.at(-1)?.headers['x-svc-webhook-signature']).toMatch(/^[0-9a-f]{64}$/);
    const bad = await trigger({ ...body, secret: null });
    expect(bad).toMatchObject({ status: 200, json: { succeeded: false, status_code: 500 } });
    expect(receiver.received.at(-1)?.headers).not.toHaveProperty('x-svc-webhook-signature');
    expect(receiver.received).toHaveLength(2);
  });

  it('that reaches no receiver says why', async () => {
    const answer = await trigger({ url: 'http://127.0.0.1:1/', event: 'container.created' });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        succeeded: false,
        error: expect.stringContaining('ECONNREFUSED'),
        status_code: null,
        response_body: null,
      },
    });
  });

  it('is refused for what nothing can be sent to', async () => {
    const event = 'container.created';
    expect((await trigger({ url: 'https://10.0.0.1/', event })).status).toBe(422);
    expect((await trigger({ url, event: 'link.created' })).status).toBe(422);
    expect((await trigger({ event })).status).toBe(422);
  });
});
