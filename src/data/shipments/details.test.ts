import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { isNotFound } from '#/data/cache/absence.ts';
import { describeError } from '#/data/cache/describeError.ts';
import { rawEventsQuery, transportEventsQuery } from '#/data/events/queries.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { shipmentQuery } from './queries.ts';

describe('one shipment', () => {
  it('is the one of the fleet, with more about its ports', async () => {
    const { api } = createSandboxApi({ shipments: 40 });
    const client = createQueryClient();
    const fleet = await client.query(fleetQuery(api));
    for (const known of fleet.shipments.slice(0, 5)) {
      const shipment = await client.query(shipmentQuery(api, known.id));
      expect(shipment.containers).toEqual(known.containers);
      expect(shipment.billOfLading).toBe(known.billOfLading);
      expect(shipment.portOfDischarge).toMatchObject({
        id: known.portOfDischarge?.id,
        name: known.portOfDischarge?.name,
      });
      expect(shipment.portOfDischarge?.latitude).toBeTypeOf('number');
      expect(known.containers.every(({ podTerminal }) => podTerminal === null || podTerminal.name)).toBe(
        true,
      );
    }
  });

  it('is not found in words where the account does not hold it', async () => {
    const { api } = createSandboxApi({ shipments: 5 });
    const answer = createQueryClient().query(shipmentQuery(api, '00000000-0000-4000-8000-000000000000'));
    const error: unknown = await answer.catch((thrown: unknown) => thrown);
    expect(isNotFound(error)).toBe(true);
    expect(describeError(error).title).toBe('Not found');
  });

  it('says that the key is refused', async () => {
    const { api } = createSandboxApi({ shipments: 5, apiKey: 'wrong' });
    const error: unknown = await createQueryClient()
      .query(shipmentQuery(api, 'x'))
      .catch((thrown: unknown) => thrown);
    expect(describeError(error).title).toMatch(/key/);
  });
});

describe('the events of a container', () => {
  it('are facts in the history and estimates in the raw events, in the same words', async () => {
    const { api } = createSandboxApi({ shipments: 40 });
    const client = createQueryClient();
    const { shipments } = await client.query(fleetQuery(api));
    const containers = shipments.flatMap((shipment) => shipment.containers).slice(0, 20);
    const answers = await Promise.all(
      containers.map(async ({ id }) => ({
        history: await client.query(transportEventsQuery(api, id)),
        raw: await client.query(rawEventsQuery(api, id)),
      })),
    );
    const history = answers.flatMap((answer) => answer.history.records);
    const raw = answers.flatMap((answer) => answer.raw.records);
    expect(history.length).toBeGreaterThan(0);
    expect(history.every(({ name }) => !name.startsWith('container.transport.'))).toBe(true);
    expect(history.some(({ place }) => place?.name)).toBe(true);
    expect(raw.some(({ estimated }) => estimated)).toBe(true);
    expect(raw.some(({ name }) => name === 'arrived_at_destination')).toBe(false);
  });
});
