import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetKey } from '#/data/fleet/queries.ts';
import { shipmentKey } from '#/data/shipments/queries.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { shipmentAsOf } from '#/domain/status/asOf.ts';
import { hasArrived } from '#/domain/status/reached.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { clockTolerance } from '#/time/ahead.ts';
import { day } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { keepCurrent } from './keepCurrent.ts';

const now = instant(Date.parse('2026-08-12T18:00:00Z'));
const podAta = readMoment('2026-08-15T18:00:00Z', 'America/Los_Angeles');

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

it('what lay ahead counts when its time comes, without another reading', () => {
  const client = createQueryClient();
  const end = keepCurrent(client);
  const shipment = shipmentAsOf(sampleShipment({ id: 's', podAta }), now);
  const fleet: Fleet = {
    shipments: [shipment],
    pages: 1,
    total: 1,
    complete: true,
    skipped: 0,
    cached: null,
    readAt: now,
  };
  client.setQueryData(fleetKey, fleet, { updatedAt: now });
  client.setQueryData(shipmentKey('s'), shipment, { updatedAt: now });
  const arrived = () => [
    ...(client.getQueryData<Fleet>(fleetKey)?.shipments ?? []).map(hasArrived),
    hasArrived(client.getQueryData<Shipment>(shipmentKey('s')) ?? shipment),
  ];
  vi.advanceTimersByTime(3 * day - clockTolerance - 1);
  expect(arrived()).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect(arrived()).toEqual([true, true]);
  expect(client.getQueryState(fleetKey)?.dataUpdatedAt).toBe(now);
  expect(vi.getTimerCount()).toBe(0);
  end();
});

it('what is over and not believed waits for nothing', () => {
  const client = createQueryClient();
  const end = keepCurrent(client);
  const emptyTerminated = readMoment('2026-08-11T18:00:00Z', 'America/Los_Angeles');
  const reported = sampleShipment({
    id: 's',
    podEta: readMoment('2026-08-20T18:00:00Z', 'America/Los_Angeles'),
    containers: [sampleContainer({ currentStatus: 'empty_returned', emptyTerminated })],
  });
  const shipment = shipmentAsOf(reported, now);
  expect(shipment.containers[0]?.emptyTerminated, 'before the vessel has come').toBeNull();
  client.setQueryData(shipmentKey('s'), shipment, { updatedAt: now });
  expect(vi.getTimerCount()).toBe(0);
  end();
});
