import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ContainerRoute, RouteStop, RouteVessel } from '#/domain/route/route.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { type Instant, instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { fleetVessels } from './fleetMap.ts';
import { sailingsOf } from './sailings.ts';

const at = (text: string): Instant => parseInstant(text) ?? instant(Number.NaN);
const now = at('2026-08-12T15:00:00Z');
const then = readMoment('2026-08-01T12:00:00Z', 'Asia/Shanghai');

function shipment(id: string, count: number, known: Partial<Shipment> = {}): Shipment {
  const containers = Array.from({ length: count }, (_, index) =>
    sampleContainer({ number: `${id}-${index}`, currentStatus: 'on_ship' }),
  );
  const podVessel = { id: null, name: 'BIG VESSEL', imo: '4100004' };
  return sampleShipment({
    id,
    containers,
    podVessel,
    polAtd: then,
    portOfDischarge: samplePlace({ id: 'lax' }),
    ...known,
  });
}

const reportedOn = (imo: string, reportedAt: string, arrival = '2026-08-20T12:00:00Z'): RouteVessel => ({
  sequence: 1,
  vessel: { id: `id ${imo}`, name: null, imo },
  voyageNumber: null,
  position: { latitude: 30, longitude: 140 },
  reportedAt: at(reportedAt),
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
  arrival: { original: null, expected: null, actual: arrived ? then : null },
  departure: { original: null, expected: null, actual: left ? then : null },
});

const route = (known: Partial<ContainerRoute>): ContainerRoute => ({
  stops: [],
  vessel: null,
  lines: [],
  unread: 0,
  ...known,
});

describe('the vessels of a fleet', () => {
  it('are those of the list until a route is loaded, then those that carry the containers', () => {
    const sailings = sailingsOf([shipment('one', 2)]);
    expect(fleetVessels(sailings, () => undefined, now).vessels).toMatchObject([
      { key: '4100004', status: 'notLoaded', count: 2, unconfirmed: 2 },
    ]);
    const feeder = route({ vessel: reportedOn('4100016', '2026-08-12T14:45:00Z') });
    expect(fleetVessels(sailings, () => feeder, now).vessels).toMatchObject([
      { key: '4100016', status: 'reported', count: 2, unconfirmed: 0 },
    ]);
  });

  it('join the sailings of one vessel, on the leg that ends last', () => {
    const later = readMoment('2026-08-04T12:00:00Z', 'Asia/Shanghai');
    const sailings = sailingsOf([shipment('one', 2), shipment('two', 1, { polAtd: later })]);
    const routes = [
      route({ vessel: reportedOn('4100004', '2026-08-12T14:45:00Z') }),
      route({ vessel: reportedOn('4100004', '2026-08-12T14:45:00Z', '2026-08-24T12:00:00Z') }),
    ];
    const { vessels } = fleetVessels(sailings, (sailing) => routes[sailings.indexOf(sailing)], now);
    expect(vessels).toMatchObject([{ count: 3, unconfirmed: 0, reported: routes[1]?.vessel }]);
    const half = fleetVessels(sailings, (sailing) => (sailing === sailings[0] ? routes[0] : undefined), now);
    expect(half.vessels).toMatchObject([{ status: 'reported', count: 3, unconfirmed: 1 }]);
  });

  it('have expired positions where a carrier stopped reporting, and do not join another voyage (trap 60)', () => {
    const later = readMoment('2026-05-04T12:00:00Z', 'Asia/Shanghai');
    const sailings = sailingsOf([shipment('new', 2), shipment('old', 1, { polAtd: later })]);
    const routes = [
      route({ vessel: reportedOn('4100004', '2026-08-12T14:45:00Z') }),
      route({ vessel: reportedOn('4100004', '2026-05-20T12:00:00Z') }),
    ];
    const { vessels } = fleetVessels(sailings, (sailing) => routes[sailings.indexOf(sailing)], now);
    expect(vessels.map(({ status, count }) => [status, count])).toEqual([
      ['reported', 2],
      ['expired', 1],
    ]);
  });

  it('leave containers in transshipment at their port', () => {
    const sailings = sailingsOf([shipment('one', 2)]);
    const stops = [
      stop('Shanghai', false, true),
      stop('Busan', true, false),
      stop('Los Angeles', false, false),
    ];
    const { vessels, transshipments } = fleetVessels(sailings, () => route({ stops }), now);
    expect(vessels).toEqual([]);
    expect(transshipments.map(({ place, boxes }) => [place.name, boxes.length])).toEqual([['Busan', 2]]);
  });

  it.each([
    ['notDeparted', [stop('Shanghai', false, false), stop('Los Angeles', false, false)]],
    ['arrived', [stop('Shanghai', false, true), stop('Los Angeles', true, false)]],
    ['notReported', [stop('Shanghai', false, true), stop('Los Angeles', false, false)]],
    ['notReported', []],
  ] as const)('are %s where the stops of a route without a position show that', (status, stops) => {
    const { vessels } = fleetVessels(sailingsOf([shipment('one', 1)]), () => route({ stops }), now);
    expect(vessels[0]?.status).toBe(status);
  });
});
