import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { containerRouteQuery } from '#/data/routes/queries.ts';
import { shipmentQuery } from '#/data/shipments/queries.ts';
import { eventually } from '#/test/eventually.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { systemClock } from '#/time/clock.ts';
import { minute } from '#/time/durations.ts';

const at = (age: number) => new Date(Date.parse('2026-11-22T12:00:00Z') - age).toUTCString();

/** A gateway whose answers are so many milliseconds old, one after the other and the last for ever. */
function setUp(...ages: number[]) {
  let asked = 0;
  const service = createSandboxApi({
    shipments: 250,
    gatewayHeaders: () => ({
      Date: at(0),
      'X-GW-Data-Date': at(ages[Math.min(asked++, ages.length - 1)] ?? 0),
    }),
  });
  return { ...service, client: createQueryClient() };
}

it('the list is as old as its oldest page, however new the others are', async () => {
  const { api, client } = setUp(0, 0, 7 * minute, 0);
  const began = systemClock.now();
  const { readAt, complete } = await client.query(fleetQuery(api));
  const ended = systemClock.now();
  expect(complete).toBe(true);
  expect(readAt).toBeGreaterThanOrEqual(began - 7 * minute);
  expect(readAt).toBeLessThanOrEqual(ended - 7 * minute);
  // Its pace counts from the reading, not from what was read.
  expect(client.getQueryState(fleetQuery(api).queryKey)?.dataUpdatedAt).toBeGreaterThanOrEqual(began);
});

it('a list that is refreshed is as old as the new reading', async () => {
  const { api, client } = setUp(9 * minute, 9 * minute, 9 * minute, 9 * minute, 0);
  await client.query(fleetQuery(api));
  const began = systemClock.now();
  const { readAt } = await client.fetchQuery({ ...fleetQuery(api), staleTime: 0 });
  expect(readAt).toBeGreaterThanOrEqual(began);
});

it('a shipment and a route count as read when the service gave them, on every screen that watches', async () => {
  const { api, client } = setUp(0, 0, 0, 0, 20 * minute, 20 * minute, 0);
  const { shipments } = await client.query(fleetQuery(api));
  const [known] = shipments;
  const shipment = shipmentQuery(api, known?.id ?? '');
  const route = containerRouteQuery(api, known?.containers[0]?.id ?? '');
  const drawn: number[] = [];
  for (const query of [shipment, route]) {
    const before = drawn.length;
    const began = systemClock.now();
    const observer = new QueryObserver(client, { ...query, enabled: false } as typeof shipment);
    // As `useQuery` listens: what there is when all that happened at once is over is drawn.
    const draw = notifyManager.batchCalls(() => {
      const { data, dataUpdatedAt } = observer.getCurrentResult();
      if (data) drawn.push(dataUpdatedAt);
    });
    const stop = observer.subscribe(draw);
    await client.fetchQuery(query as typeof shipment);
    const ended = systemClock.now();
    const updatedAt = client.getQueryState([...query.queryKey])?.dataUpdatedAt;
    expect(updatedAt).toBeGreaterThanOrEqual(began - 20 * minute);
    expect(updatedAt).toBeLessThanOrEqual(ended - 20 * minute);
    await eventually(() => expect(drawn.length).toBeGreaterThan(before));
    stop();
  }
  expect(Math.max(...drawn)).toBeLessThanOrEqual(systemClock.now() - 20 * minute);
  const again = systemClock.now();
  await client.fetchQuery({ ...shipment, staleTime: 0 });
  expect(client.getQueryState([...shipment.queryKey])?.dataUpdatedAt).toBeGreaterThanOrEqual(again);
});

it('nothing is left behind by a reading that fails', async () => {
  const { api, client } = setUp(20 * minute);
  const gone = shipmentQuery(api, '00000000-0000-4000-8000-000000000000');
  await expect(client.fetchQuery(gone)).rejects.toMatchObject({ kind: 'notFound' });
  client.setQueryData(['other'], 1);
  expect(client.getQueryCache().hasListeners()).toBe(false);
});
