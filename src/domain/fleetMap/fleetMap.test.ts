import { describe, expect, it } from 'vitest';
import { type Instant, instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import type { ContainerRoute, RouteStop, RouteVessel } from '#/domain/route/route.ts';
import { byDischarge, fleetVessels } from './fleetMap.ts';
import { sailingsOf } from './sailings.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

const at = (text: string): Instant => parseInstant(text) ?? instant(Number.NaN);
const now = at('2026-08-12T15:00:00Z');
const then = readMoment('2026-08-01T12:00:00Z', 'Asia/Shanghai');

function shipment(id: string, count: number, known: Partial<Shipment> = {}): Shipment {
  const containers = Array.from({ length: count }, (_, index) =>
    sampleContainer({ number: `${id}-${index}`, currentStatus: 'on_ship' }),
  );
  const podVessel = { id: null, name: 'BIG SHIP', imo: '4100001' };
  return sampleShipment({
    id,
    containers,
    podVessel,
    polAtd: then,
    portOfDischarge: samplePlace({ id: 'lax' }),
    ...known,
  });
}

const seenOn = (imo: string, seenAt: string, arrival = '2026-08-20T12:00:00Z'): RouteVessel => ({
  sequence: 1,
  vessel: { id: `id ${imo}`, name: null, imo },
  voyageNumber: null,
  position: { latitude: 30, longitude: 140 },
  seenAt: at(seenAt),
  heading: 90,
  speedInKnots: 18,
  from: { id: 'a', name: 'Shanghai', zone: null, when: null },
  to: { id: 'b', name: 'Los Angeles', zone: null, when: readMoment(arrival, 'America/Los_Angeles') },
});

const stop = (name: string, arrived: boolean, left: boolean): RouteStop => ({
  label: name,
  sequence: null,
  place: samplePlace({ id: name, name }),
  position: null,
  arrival: { planned: null, expected: null, actual: arrived ? then : null },
  departure: { planned: null, expected: null, actual: left ? then : null },
});

const route = (known: Partial<ContainerRoute>): ContainerRoute => ({
  stops: [],
  vessel: null,
  lines: [],
  unread: 0,
  ...known,
});

describe('the vessels of a fleet', () => {
  it('are those that the list expects until a route is read, and the one that carries them after that', () => {
    const sailings = sailingsOf([shipment('one', 2)]);
    expect(fleetVessels(sailings, () => undefined, now).vessels).toMatchObject([
      { key: '4100001', status: 'unread', count: 2, unconfirmed: 2 },
    ]);
    const feeder = route({ vessel: seenOn('4100002', '2026-08-12T14:45:00Z') });
    expect(fleetVessels(sailings, () => feeder, now).vessels).toMatchObject([
      { key: '4100002', status: 'seen', count: 2, unconfirmed: 0 },
    ]);
  });

  it('hold together what one vessel carries on several sailings, on the leg that leads furthest', () => {
    const later = readMoment('2026-08-04T12:00:00Z', 'Asia/Shanghai');
    const sailings = sailingsOf([shipment('one', 2), shipment('two', 1, { polAtd: later })]);
    const routes = [
      route({ vessel: seenOn('4100001', '2026-08-12T14:45:00Z') }),
      route({ vessel: seenOn('4100001', '2026-08-12T14:45:00Z', '2026-08-24T12:00:00Z') }),
    ];
    const { vessels } = fleetVessels(sailings, (sailing) => routes[sailings.indexOf(sailing)], now);
    expect(vessels).toMatchObject([{ count: 3, unconfirmed: 0, seen: routes[1]?.vessel }]);
    const half = fleetVessels(sailings, (sailing) => (sailing === sailings[0] ? routes[0] : undefined), now);
    expect(half.vessels).toMatchObject([{ status: 'seen', count: 3, unconfirmed: 1 }]);
  });

  it('are not drawn where a silent line saw them long ago, nor taken for the same voyage (trap 60)', () => {
    const later = readMoment('2026-05-04T12:00:00Z', 'Asia/Shanghai');
    const sailings = sailingsOf([shipment('new', 2), shipment('old', 1, { polAtd: later })]);
    const routes = [
      route({ vessel: seenOn('4100001', '2026-08-12T14:45:00Z') }),
      route({ vessel: seenOn('4100001', '2026-05-20T12:00:00Z') }),
    ];
    const { vessels } = fleetVessels(sailings, (sailing) => routes[sailings.indexOf(sailing)], now);
    expect(vessels.map(({ status, count }) => [status, count])).toEqual([
      ['seen', 2],
      ['lost', 1],
    ]);
  });

  it('leave containers between two ships at the port where they lie', () => {
    const sailings = sailingsOf([shipment('one', 2)]);
    const stops = [
      stop('Shanghai', false, true),
      stop('Busan', true, false),
      stop('Los Angeles', false, false),
    ];
    const { vessels, between } = fleetVessels(sailings, () => route({ stops }), now);
    expect(vessels).toEqual([]);
    expect(between.map(({ place, boxes }) => [place.name, boxes.length])).toEqual([['Busan', 2]]);
  });

  it.each([
    ['notLeft', [stop('Shanghai', false, false), stop('Los Angeles', false, false)]],
    ['arrived', [stop('Shanghai', false, true), stop('Los Angeles', true, false)]],
    ['unplaced', [stop('Shanghai', false, true), stop('Los Angeles', false, false)]],
    ['unplaced', []],
  ] as const)('say %s where a route without a position tells that', (status, stops) => {
    const { vessels } = fleetVessels(sailingsOf([shipment('one', 1)]), () => route({ stops }), now);
    expect(vessels[0]?.status).toBe(status);
  });

  it('carry their containers by port of discharge, the next first', () => {
    const oakland = { portOfDischarge: samplePlace({ id: 'oak' }), podEta: readMoment('2026-08-18', null) };
    const sailings = sailingsOf([
      shipment('one', 2, { podEta: readMoment('2026-08-20', null) }),
      shipment('two', 1, oakland),
    ]);
    const [vessel] = fleetVessels(sailings, () => undefined, now).vessels;
    expect(vessel && byDischarge(vessel).map(({ key, boxes }) => [key, boxes.length])).toEqual([
      ['oak', 1],
      ['lax', 2],
    ]);
  });
});
