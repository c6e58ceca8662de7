import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { byDischarge, byArrival, nextArrival } from './discharge.ts';
import { sailingsOf } from './sailings.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const zone = 'America/Los_Angeles';
const on = (day: string) => readMoment(`2026-08-${day}T12:00:00Z`, zone);

function discharging(id: string, count: number, known: Partial<Shipment>): Shipment {
  const containers = Array.from({ length: count }, (_, index) =>
    sampleContainer({ number: `${id}-${index}`, currentStatus: 'on_ship' }),
  );
  return sampleShipment({
    id,
    containers,
    podVessel: { id: null, name: 'BIG VESSEL', imo: '4100004' },
    portOfDischarge: samplePlace({ id: 'lax', name: 'Los Angeles' }),
    ...known,
  });
}
const portsOf = (...shipments: Shipment[]) => byDischarge({ sailings: sailingsOf(shipments) }, now);

describe('the containers on board for a port of discharge', () => {
  it('are in the order of arrival', () => {
    const oakland = samplePlace({ id: 'oak', name: 'Oakland' });
    const ports = portsOf(
      discharging('one', 2, { podEta: on('22') }),
      discharging('two', 1, { portOfDischarge: oakland, podEta: on('20') }),
    );
    expect(ports.map(({ key, boxes }) => [key, boxes.length])).toEqual([
      ['oak', 1],
      ['lax', 2],
    ]);
  });

  it('have one ETA and one change where all of them say the same', () => {
    const known = { podEta: on('22'), podOriginalEta: on('20') };
    const [port] = portsOf(discharging('one', 2, known), discharging('two', 1, known));
    expect(port).toMatchObject({
      eta: { from: on('22'), to: on('22') },
      change: { days: 2, arrived: false },
      isAgreed: true,
    });
  });

  it('have the first and the last ETA, and no common change, where carriers differ', () => {
    const [port] = portsOf(
      discharging('one', 1, { podEta: on('22'), podOriginalEta: on('20') }),
      discharging('two', 1, { podEta: on('23'), podOriginalEta: on('23') }),
    );
    expect(port).toMatchObject({ eta: { from: on('22'), to: on('23') }, change: null, isAgreed: false });
  });

  it('have no common change where one of them has no original ETA, or another one', () => {
    const first = discharging('one', 1, { podEta: on('22'), podOriginalEta: on('20') });
    const silent = discharging('two', 1, { podEta: on('22') });
    expect(portsOf(first, silent)[0]).toMatchObject({ change: null, isAgreed: false });
    expect(portsOf(silent)[0]).toMatchObject({ change: null, isAgreed: true });
    const other = discharging('two', 1, { podEta: on('23'), podOriginalEta: on('21') });
    expect(portsOf(first, other)[0]?.change).toBeNull();
  });

  it('have no ETA where none is reported', () => {
    expect(portsOf(discharging('one', 1, {}))).toMatchObject([{ eta: null, change: null, isAgreed: true }]);
  });
});

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
