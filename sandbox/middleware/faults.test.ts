import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { answerError } from './errors.ts';
import { createFaults } from './faults.ts';

function withFaults() {
  const app = new Hono();
  app.onError(answerError(() => undefined));
  const faults = createFaults();
  app.route('/', faults.routes);
  app.use('/v2/*', faults.middleware);
  app.get('/v2/shipments', (c) => c.json({ data: ['a', 'b'] }));
  app.get('/v2/containers/:id/raw_events', (c) => c.json({ data: [] }));
  const set = (rules: unknown) => app.request('/__faults', { method: 'PUT', body: JSON.stringify(rules) });
  return { app, set };
}

describe('failures on purpose', () => {
  it('answer with the status and the wait of the rule', async () => {
    const { app, set } = withFaults();
    expect((await set([{ match: 'GET /v2/shipments', status: 429, retryAfter: 2 }])).status).toBe(204);
    const answer = await app.request('/v2/shipments?page[size]=2');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ errors: [{ title: 'Too Many Requests' }] });
  });

  it('happen as many times as they are set to', async () => {
    const { app, set } = withFaults();
    await set([{ match: '* /v2/shipments', status: 500, times: 2 }]);
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await app.request('/v2/shipments')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('match any one segment with a star, and no other path', async () => {
    const { app, set } = withFaults();
    await set([{ match: 'GET /v2/containers/*/raw_events', status: 403 }]);
    expect((await app.request('/v2/containers/1/raw_events')).status).toBe(403);
    expect((await app.request('/v2/shipments')).status).toBe(200);
  });

  it('end when they are cleared', async () => {
    const { app, set } = withFaults();
    await set([{ match: 'GET /v2/shipments', status: 500 }]);
    expect((await app.request('/__faults', { method: 'DELETE' })).status).toBe(204);
    expect((await app.request('/v2/shipments')).status).toBe(200);
  });

  it.each([
    ['html', (text: string) => text.startsWith('<!doctype html>')],
    ['empty', (text: string) => text === ''],
    ['malformed', (text: string) => text.startsWith('{"data"')],
    ['half', (text: string) => '{"data":["a","b"]}'.startsWith(text) && text.length === 9],
  ])('can have a broken body: %s', async (body, isAsReported) => {
    const { app, set } = withFaults();
    await set([{ match: 'GET /v2/shipments', status: 200, body }]);
    const text = await (await app.request('/v2/shipments')).text();
    expect(isAsReported(text)).toBe(true);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it('only delay without a status and a body', async () => {
    const { app, set } = withFaults();
    await set([{ match: 'GET /v2/shipments', delayMs: 1 }]);
    expect((await app.request('/v2/shipments')).status).toBe(200);
  });

  it('say which rule cannot be read', async () => {
    const { set } = withFaults();
    const answer = await set([
      { match: 'GET /v2/shipments', status: 500 },
      { match: 'shipments', times: 0 },
    ]);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ source: { pointer: '/1/match' } }, { source: { pointer: '/1/times' } }],
    });
  });
});
