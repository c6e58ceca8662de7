import { expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetKey, fleetQuery, shipmentWrites } from '#/data/fleet/queries.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { eventually } from '#/test/eventually.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { systemClock } from '#/time/clock.ts';

it('a shipment that is created while the list is read stays when that reading ends', async () => {
  const second = Promise.withResolvers<null>();
  let isSlow = false;
  const { api, asked } = createSandboxApi({
    shipments: 150,
    obstruct: (path) => (isSlow && path.includes('=2') ? second.promise : null),
  });
  const client = createQueryClient();
  const before = await client.query(fleetQuery(api));
  isSlow = true;
  const reading = client.refetchQueries({ queryKey: fleetKey, type: 'all' });
  await eventually(() => expect(asked.at(-1)).toContain('=2'));
  const created = sampleShipment({ id: 'created' });
  shipmentWrites.keepRead(client, created.id, created, shipmentWrites.beginReading(), systemClock.now());
  client.setQueryData<Fleet>(
    fleetKey,
    (fleet) => fleet && { ...fleet, shipments: [created, ...fleet.shipments] },
  );
  second.resolve(null);
  await reading;
  const after = client.getQueryData<Fleet>(fleetKey);
  expect(after?.shipments.map(({ id }) => id)).toEqual([created.id, ...before.shipments.map(({ id }) => id)]);
  expect(after?.total).toBe(before.shipments.length + 1);

  // The next reading would have it.
  await client.refetchQueries({ queryKey: fleetKey, type: 'all' });
  expect(client.getQueryData<Fleet>(fleetKey)?.shipments).toHaveLength(before.shipments.length);
});
