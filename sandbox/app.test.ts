import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask as askAs, openTestSandbox } from './testSandbox.ts';

const shared = openTestSandbox();

describe('the service', () => {
  it('gives the same bytes for the same seed and clock', async () => {
    const paths = [
      '/v2/shipments?page[size]=100&include=containers,pod_terminal',
      '/v2/tracking_requests?page[size]=100',
      '/v2/containers?page[size]=100&include=transport_events',
    ];
    const again = openTestSandbox();
    for (const path of paths) {
      expect(await (await again.ask(path)).text()).toBe(await (await shared.ask(path)).text());
    }
  });

  it('shows another world for another seed', async () => {
    const other = openTestSandbox({ seed: 'other' });
    expect(await other.json('/v2/shipments')).not.toEqual(await shared.json('/v2/shipments'));
  });

  it('answers unknown routes with a JSON 404, inside and outside the version', async () => {
    for (const path of ['/', '/v2', '/v2/nothing', '/v1/shipments', '/__faults']) {
      const answer = await shared.ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ errors: [{ status: '404', title: 'Not Found' }] });
    }
  });

  it('allows no other origin to read it', async () => {
    const answer = await shared.ask('/v2/shipments', { headers: { origin: 'https://elsewhere.example' } });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('answers its own faults without a word about the inside', async () => {
    const reported: string[] = [];
    const broken = openTestSandbox({ report: (error) => reported.push(error.message) });
    const { id } = await broken.first('/v2/shipments');
    broken.app.close();
    const answer = await broken.patch(`/v2/shipments/${id}`, {
      data: { type: 'shipment', attributes: { tags: ['x'] } },
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      errors: [{ status: '500', source: null, title: 'Internal Server Error', detail: null }],
    });
    expect(reported).toHaveLength(1);
    expect(reported.join(' ')).not.toContain('demo');
  });

  it('counts requests with a wrong key against no account', async () => {
    const limited = openTestSandbox({ limits: { general: 1 } });
    expect(
      (await askAs(limited.app, '/v2/ports/CNSHA', { headers: { authorization: 'Token x' } })).status,
    ).toBe(401);
    expect((await limited.ask('/v2/shipments')).status).toBe(200);
    const spelled = { headers: { authorization: 'token   demo' } };
    expect((await limited.ask('/v2/shipments', spelled)).status).toBe(429);
  });

  it('fails on purpose only where that is switched on', async () => {
    const failing = openTestSandbox({ faults: true });
    const body = JSON.stringify([{ match: 'GET /v2/shipments', status: 500 }]);
    expect((await failing.ask('/__faults', { method: 'PUT', body })).status).toBe(204);
    expect((await failing.ask('/v2/shipments')).status).toBe(500);
    expect((await shared.ask('/__faults', { method: 'PUT', body })).status).toBe(404);
  });

  it('keeps user changes in its file over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-sandbox-'));
    const db = join(folder, 'landfall.db');
    const before = openTestSandbox({ db });
    const { id } = await before.first('/v2/shipments');
    await before.patch(`/v2/shipments/${id}`, {
      data: { type: 'shipment', attributes: { ref_numbers: ['PO 77'] } },
    });
    before.app.close();
    const after = openTestSandbox({ db });
    expect((await after.one(`/v2/shipments/${id}`)).attributes['ref_numbers']).toEqual(['PO 77']);
    after.app.close();
    rmSync(folder, { recursive: true });
  });
});
