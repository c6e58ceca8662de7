import { expect, it } from 'vitest';
import { fetchCarriers } from '#/data/carriers/calls.ts';
import { fetchCustomDefinitions, fetchOptions } from '#/data/customFields/calls.ts';
import { fetchParties } from '#/data/parties/calls.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { hasOptions } from '#/domain/records/customField.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import type { Api, CallOptions } from './api.ts';

const visible: CallOptions = { priority: 'visible' };

/** Every list has its first two records once more at its end. */
const rewrite = (answer: string) => {
  const document = JSON.parse(answer) as { data?: unknown };
  const { data } = document;
  return JSON.stringify(
    Array.isArray(data) ? { ...document, data: [...data, ...data.slice(0, 2)] } : document,
  );
};

async function shipmentIds(api: Api): Promise<string[]> {
  const ids: string[] = [];
  for await (const { shipments } of shipmentPages(api, visible)) ids.push(...shipments.map(({ id }) => id));
  return ids;
}

async function optionIds(api: Api): Promise<string[]> {
  const definitions = await fetchCustomDefinitions(api, visible);
  const chosen = definitions.find(hasOptions);
  const options = await fetchOptions(api, chosen?.id ?? '', visible);
  return options.map(({ id }) => id);
}

const lists: Readonly<Record<string, (api: Api) => Promise<readonly string[]>>> = {
  shipments: shipmentIds,
  carriers: async (api) => (await fetchCarriers(api, visible)).map(({ scac }) => scac),
  parties: async (api) => (await fetchParties(api, visible)).map(({ id }) => id),
  'custom fields': async (api) => (await fetchCustomDefinitions(api, visible)).map(({ id }) => id),
  options: optionIds,
};

it.each(Object.entries(lists))('%s that stand twice on a page count once', async (_name, read) => {
  const ids = await read(createSandboxApi({ shipments: 12, rewrite }).api);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual([...new Set(ids)]);
});
