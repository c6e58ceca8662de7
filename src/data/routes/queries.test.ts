import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { isOver } from '#/domain/route/route.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { fetchContainerRoute } from './calls.ts';
import { containerRouteQuery } from './queries.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

async function containerWhose(over: boolean) {
  const service = createSandboxApi({ now });
  const { signal } = new AbortController();
  for await (const { shipments } of shipmentPages(service.api, { priority: 'user', signal })) {
    for (const { id } of shipments.flatMap(({ containers }) => containers)) {
      const route = await fetchContainerRoute(service.api, id, { priority: 'user' });
      if (isOver(route) === over && (route.vessel !== null) !== over) return { ...service, id };
    }
  }
  throw new Error('The simulated account holds no such container.');
}

it.each([
  { over: false, waits: 14 * minute, asks: 0 },
  { over: false, waits: 16 * minute, asks: 1 },
  { over: true, waits: 30 * 24 * 60 * minute, asks: 0 },
])('a route whose end is reached: $over, is asked for $asks times more after $waits ms', async (known) => {
  const { api, asked, id } = await containerWhose(known.over);
  const client = new QueryClient();
  await client.fetchQuery(containerRouteQuery(api, id));
  const before = asked.length;
  vi.setSystemTime(now + known.waits);
  await client.fetchQuery(containerRouteQuery(api, id));
  expect(asked.length - before).toBe(known.asks);
});
