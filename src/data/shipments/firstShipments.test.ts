import { expect, it } from 'vitest';
import { createApi } from '#/data/http/api.ts';
import { instant } from '#/time/instant.ts';
import { shipmentPages } from './calls.ts';
import { firstShipmentsPath } from './firstShipments.ts';

it('the first page is that of the whole list, only shorter', async () => {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: '',
    clock: { now: () => instant(0) },
    requestsPerMinute: 100,
    fetch: (address) => {
      asked.push(address);
      return Promise.resolve(Response.json({ data: [] }));
    },
  });
  for await (const { last } of shipmentPages(api, { priority: 'user' })) expect(last).toBe(true);
  expect(asked).toEqual([firstShipmentsPath.replace('=25', '=100')]);
});
