import { expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { byArrival, nextArrival } from './nextArrival.ts';

const moment = (text: string) => readMoment(text, 'America/Chicago');
const seaport = moment('2026-08-11T12:00:00Z');
const inland = moment('2026-08-21T01:00:00Z');

function box(known: Partial<Container>) {
  const container = sampleContainer(known);
  const destination = samplePlace({ id: 'mem', name: 'Memphis' });
  const shipment = sampleShipment({
    destination,
    podEta: seaport,
    destinationEta: inland,
    containers: [container],
  });
  return { shipment, container };
}
const aboard = box({ currentStatus: 'on_ship' });
const byTrain = box({ podRailLoaded: seaport });

it('is at the port of discharge for containers on board, and at the inland place for those on a train', () => {
  expect(nextArrival(aboard)).toBe(seaport);
  expect(nextArrival(byTrain)).toBe(inland);
  expect(nextArrival(box({ podRailLoaded: seaport, inlandEta: seaport }))).toBe(seaport);
});

it('puts containers without a reported arrival last', () => {
  const unknown = { ...aboard, shipment: { ...aboard.shipment, podEta: null } };
  expect(byArrival([unknown, byTrain, aboard])).toEqual([aboard, byTrain, unknown]);
});
