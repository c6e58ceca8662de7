import { afterAll, describe, expect, it } from 'vitest';
import { writeTargets } from './contractTarget.ts';

/** What every service of this interface does with webhooks (docs/interface.md 2.9 and 3.11). None that is made is active. */
const targets = await writeTargets(process.env);
afterAll(() => {
  for (const { close } of targets) close();
});

const url = 'https://example.com/landfall';
const event = 'container.transport.vessel_arrived';

interface Record {
  readonly id: string;
  readonly attributes: { readonly [name: string]: unknown };
}

describe.each(targets)('webhooks $name', ({ ask, send }) => {
  const create = (attributes: object) => send('POST', '/webhooks', { data: { type: 'webhook', attributes } });

  it('are created, listed, changed and deleted', async () => {
    const made = await create({ url, active: false, events: [event] });
    expect(made.status).toBe(201);
    const { data } = made.json as { data: Record };
    expect(data).toMatchObject({ type: 'webhook', attributes: { url, active: false, events: [event] } });
    expect(data.attributes['secret']).toEqual(expect.any(String));
    const path = `/webhooks/${data.id}`;
    const list = (await ask('/webhooks')).json as { data: readonly Record[] };
    expect(list.data.map(({ id }) => id)).toContain(data.id);
    const attributes = { events: [event, 'container.updated'], headers: [{ name: 'X-Team', value: 'a' }] };
    expect((await send('PATCH', path, { data: { type: 'webhook', attributes } })).status).toBe(200);
    expect((await ask(path)).json).toMatchObject({
      data: { attributes: { url, active: false, ...attributes } },
    });
    expect([200, 204]).toContain((await send('DELETE', path)).status);
    expect((await ask(path)).status).toBe(404);
  });

  it.each([
    { url: 'http://example.com/', active: false },
    { active: false },
    { url, active: false, events: ['no.event'] },
  ])('are refused: %j', async (attributes) => {
    expect((await create(attributes)).status).toBe(422);
  });

  it('name the events there are, by category', async () => {
    const { status, json } = await ask('/webhooks/events');
    expect(status).toBe(200);
    const { data } = json as { data: readonly Record[] };
    const events = data.flatMap(({ attributes }) => attributes['events'] as readonly { name: string }[]);
    const names = events.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['tracking_request.succeeded', event]));
    expect(data[0]).toMatchObject({ id: expect.any(String), type: 'webhook_event_category' });
  });

  it('name the addresses that deliveries come from', async () => {
    const { json } = await ask('/webhooks/ips');
    expect(json).toMatchObject({
      webhook_notification_ips: expect.any(Array),
      last_updated: expect.any(String),
    });
  });

  it('send no sample to an address that is no https address', async () => {
    const answer = await send('POST', '/webhooks/trigger', { url: 'http://example.com/', event });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ errors: [{ detail: expect.any(String) }] });
  });

  it('show notifications by how their delivery went, and examples by event', async () => {
    const failed = (await ask('/webhook_notifications?filter[delivery_status]=failed')).json;
    const { data } = failed as { data: readonly Record[] };
    expect(data.every(({ attributes }) => attributes['delivery_status'] === 'failed')).toBe(true);
    expect((await ask('/webhook_notifications/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await ask('/webhook_notifications/examples')).status).toBe(400);
    const example = (await ask(`/webhook_notifications/examples?event=${event}`)).json as { data: unknown };
    expect([example.data].flat()[0]).toMatchObject({ type: 'webhook_notification', attributes: { event } });
  });
});
