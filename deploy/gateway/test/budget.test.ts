import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gatewayForFile } from './startGateway.ts';

const { service, gateway } = await gatewayForFile();

let count = 0;
const fresh = () => `/api/v2/shipments?page[size]=1&page[number]=${++count}`;

/** The most that came to the service in any 60 s. */
function worstMinute(): number {
  const times = service.asked.map(({ at }) => at);
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length));
}

it('all who ask for the same at once are one request', async () => {
  const before = service.asked.length;
  const path = fresh();
  const answers = await Promise.all(Array.from({ length: 300 }, () => gateway.askAsPage(path)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(service.asked.length - before).toBe(1);
});

it('all who ask for what is not there are one request as well', async () => {
  const before = service.asked.length;
  const path = '/api/v2/shipments/00000000-0000-4000-8000-000000000000';
  const answers = await Promise.all(Array.from({ length: 100 }, () => gateway.askAsPage(path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(service.asked.length - before).toBe(1);
});

it('whatever browsers do, at most 95 requests reach the service in a minute, a change before a click before the rest', async () => {
  const kept = '/api/v2/parties?page[size]=1';
  const first = await gateway.askAsPage(kept);
  expect(first.status).toBe(200);
  const until = performance.now() + 64_000;
  const outcomes = { background: new Map<number, number>(), flood: new Map<number, number>() };
  const clicks: number[] = [];
  const changes: number[] = [];
  let retryAfter: string | undefined;

  const flood = async (name: 'background' | 'flood', headers: Readonly<Record<string, string>>) => {
    while (performance.now() < until) {
      const { status, headers: head } = await gateway.askAsPage(fresh(), { headers });
      outcomes[name].set(status, (outcomes[name].get(status) ?? 0) + 1);
      if (status === 429) retryAfter = head['retry-after'];
      await wait(20);
    }
  };
  const click = async () => {
    // While background work floods, and before clicks do so themselves.
    while (performance.now() < until - 30_000) {
      clicks.push((await gateway.askAsPage(fresh())).status);
      await wait(2_500);
    }
    // One alone would only wait for its turn.
    await Promise.all(Array.from({ length: 15 }, () => flood('flood', {})));
  };
  const change = async () => {
    while (performance.now() < until) {
      const party = { type: 'party', attributes: { company_name: `Company ${changes.length}` } };
      const body = JSON.stringify({ data: party });
      changes.push((await gateway.askAsPage('/api/v2/parties', { method: 'POST', body })).status);
      await wait(4_000);
    }
  };
  await Promise.all([flood('background', { 'x-gw-class': 'bg' }), click(), change()]);

  expect(worstMinute()).toBeLessThanOrEqual(95);
  expect(worstMinute()).toBeGreaterThan(60);
  expect(new Set(clicks)).toEqual(new Set([200]));
  expect(new Set(changes)).toEqual(new Set([201]));
  expect(outcomes.background.get(429)).toBeGreaterThan(100);
  expect(outcomes.flood.get(429)).toBeGreaterThan(100);
  expect(retryAfter).toMatch(/^\d+$/);

  // What was asked for a minute ago is still there when the service is not, and says how old it is.
  service.behave = (request) => request.socket.destroy();
  const stale = await gateway.askAsPage(kept);
  expect([stale.status, stale.headers['x-gw-cache']]).toEqual([200, 'STALE']);
  expect(stale.headers['x-gw-data-date']).toBe(first.headers['x-gw-data-date']);
  expect(stale.body).toBe(first.body);
});

it('a service that has enough is left alone', async () => {
  service.behave = (_, response) => void response.writeHead(429, { 'retry-after': '9' }).end();
  const ask = async () => (await gateway.askAsPage(fresh())).status;
  // Some of them fail at the gateway's own budget, which the test before has spent.
  while (!gateway.log('guard').includes('"service":"429"')) {
    await ask();
    await wait(300);
  }
  const refused = () => service.asked.length;
  for (let tries = 0; tries < 20; tries++) {
    expect(await ask()).toBe(429);
    await wait(100);
  }
  const before = refused();
  for (let tries = 0; tries < 20; tries++) expect(await ask()).toBe(429);
  expect(refused() - before).toBeLessThanOrEqual(1);
});
