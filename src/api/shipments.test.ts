import { expect, it } from 'vitest';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { shipmentPages } from './shipments.ts';

it('a shipment that stands twice on a page counts once', async () => {
  const { api } = createSandboxApi({ shipments: 12 });
  const twice = {
    ...api,
    read: async (...asked: Parameters<typeof api.read>) => {
      const answer = (await api.read(...asked)) as { data: readonly unknown[] };
      return { ...answer, data: [...answer.data, ...answer.data.slice(0, 2)] };
    },
  };
  const ids: string[] = [];
  for await (const { shipments } of shipmentPages(twice, { lane: 'visible' })) {
    ids.push(...shipments.map(({ id }) => id));
  }
  expect(ids).not.toHaveLength(0);
  expect(ids).toEqual([...new Set(ids)]);
});
