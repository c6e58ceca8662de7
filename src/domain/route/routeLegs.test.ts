import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { projectedRoute } from './projectedRoute.ts';
import { type ContainerRoute, joinRoute, type RouteStop } from './route.ts';
import { routeLegs, withProjectedMiles } from './routeLegs.ts';
import { routeStops } from './stops.ts';
import { trackOf } from './trackColumns.ts';

const shanghai = samplePlace({ id: 's', locode: 'CNSHA', latitude: 31, longitude: 122 });
const busan = samplePlace({ id: 'b', locode: 'KRPUS', latitude: 35, longitude: 129 });
const losAngeles = samplePlace({ id: 'l', locode: 'USLAX', latitude: 33.7, longitude: -118.3 });
const chicago = samplePlace({ id: 'c', type: 'metro_area', locode: 'USCHI', latitude: 42, longitude: -88 });
const moment = (text: string) => readMoment(text, 'UTC');
const notReported = { original: null, expected: null, actual: null };

const shipment = (known: Partial<Shipment> = {}) =>
  sampleShipment({ portOfLoading: shanghai, portOfDischarge: losAngeles, ...known });

function journeyOf(
  records: { shipment?: Shipment; container?: Container; events?: readonly TransportEvent[] },
  route: ContainerRoute | null,
) {
  const { shipment: ours = shipment(), container = sampleContainer(), events } = records;
  const legs = events ? buildJourney({ events, rawEvents: [], shipment: ours, container }) : null;
  const stops = routeStops(route, { shipment: ours, container, legs });
  return { stops, legs: routeLegs(stops, route, container) };
}

const stop = (
  label: string,
  sequence: number,
  place: typeof shanghai,
  known: Partial<RouteStop> = {},
): RouteStop => ({
  label,
  sequence,
  place: { ...place, locode: null },
  position: { latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 },
  arrival: notReported,
  departure: notReported,
  ...known,
});

const past = [
  { latitude: 31, longitude: 122 },
  { latitude: 40, longitude: 170 },
];
const projected = [
  { latitude: 40, longitude: 170 },
  { latitude: 33.7, longitude: -118.3 },
];

function onTheWay(known: Partial<ContainerRoute> = {}): ContainerRoute {
  return joinRoute({
    stops: [stop('POL', 1, shanghai), stop('POD', 2, losAngeles)],
    vessel: {
      sequence: 1,
      vessel: { id: 'v', name: 'Juniper', imo: null },
      voyageNumber: null,
      position: { latitude: 40, longitude: 170 },
      reportedAt: instant(0),
      heading: 80,
      speedInKnots: 18,
      from: { id: 's', name: null, zone: null, when: null },
      to: { id: 'l', name: null, zone: null, when: null },
    },
    lines: [
      { kind: 'past', sequence: 1, positions: past },
      { kind: 'projected', sequence: 1, positions: projected },
    ],
    unread: 0,
    ...known,
  });
}

describe('the stops of a journey', () => {
  it('are those of the records where there is no route, on one turn of the earth', () => {
    const events = [
      sampleEvent('vessel_departed', '2026-08-01', { place: shanghai }),
      sampleEvent('transshipment_arrived', '2026-08-04', { place: busan }),
      sampleEvent('transshipment_departed', '2026-08-06', { place: busan }),
    ];
    const { stops } = journeyOf({ events }, null);
    expect(stops.map(({ label, place }) => `${label} ${place.locode}`)).toEqual([
      'POL CNSHA',
      'TS1 KRPUS',
      'POD USLAX',
    ]);
    expect(stops.map(({ position }) => position?.longitude)).toEqual([122, 129, 241.7]);
    expect(stops[1]?.arrival.actual).toEqual(events[1]?.when);
    expect(stops[1]?.departure.actual).toEqual(events[2]?.when);
  });

  it('have the facts of the route and those of the records', () => {
    const first = moment('2026-08-20T00:00:00Z');
    const { stops } = journeyOf(
      { shipment: shipment({ podOriginalEta: first, podEta: moment('2026-08-22T00:00:00Z') }) },
      onTheWay(),
    );
    expect(stops[1]).toMatchObject({
      label: 'POD',
      place: { locode: 'USLAX' },
      arrival: { original: first, expected: moment('2026-08-22T00:00:00Z'), actual: null },
    });
  });

  it('end at the inland place, on the same turn of the earth as the port before it', () => {
    const eta = moment('2026-09-01T00:00:00Z');
    const { stops } = journeyOf(
      { shipment: shipment({ destination: chicago }), container: sampleContainer({ inlandEta: eta }) },
      onTheWay(),
    );
    expect(stops[2]).toMatchObject({
      label: null,
      position: { longitude: 272 },
      arrival: { expected: eta },
    });
  });

  it('without a position stay in the list', () => {
    const nowhere = samplePlace({ id: 'n', name: 'Nowhere' });
    const { stops, legs } = journeyOf({ shipment: shipment({ portOfDischarge: nowhere }) }, null);
    expect(stops[1]?.position).toBeNull();
    expect(legs[0]?.indicative).toBeNull();
  });
});

describe('a leg', () => {
  it('that is current has its vessel, past track and projected route, with their lengths', () => {
    const [leg] = journeyOf({}, onTheWay()).legs;
    expect(leg).toMatchObject({ mode: 'sea', state: 'current', indicative: null });
    expect(leg?.vessel?.vessel.name).toBe('Juniper');
    expect([leg?.past.length, leg?.projected.length]).toEqual([1, 1]);
    expect(leg?.miles.covered).toBeGreaterThan(2_000);
    expect(leg?.miles.remaining).toBeGreaterThan(3_000);
  });

  it('measures the remaining miles along the projected route of its vessel where that is loaded', () => {
    const { legs } = journeyOf({}, onTheWay());
    const point = (at: number, latitude: number, longitude: number) => ({
      at: instant(at),
      latitude,
      longitude,
      estimated: true,
      heading: null,
    });
    const route = projectedRoute(trackOf([point(0, 40, 170), point(1, 50, 200), point(2, 33.7, -118.3)]));
    const [finer] = withProjectedMiles(legs, route);
    expect(finer?.miles.remaining).toBeGreaterThan(legs[0]?.miles.remaining ?? Infinity);
    expect(withProjectedMiles(legs, null)).toBe(legs);
  });

  it('is done only with an arrival, however far the past line reaches (trap 60)', () => {
    const whole = [...past, { latitude: 33.7, longitude: -118.3 }];
    const route = onTheWay({ vessel: null, lines: [{ kind: 'past', sequence: 1, positions: whole }] });
    expect(journeyOf({}, route).legs[0]?.state).toBe('current');
  });

  it('that has arrived has no projected route', () => {
    const arrived = { shipment: shipment({ podAta: moment('2026-08-20T00:00:00Z') }) };
    const [leg] = journeyOf(arrived, onTheWay()).legs;
    expect(leg).toMatchObject({ state: 'done', projected: [], vessel: null, miles: { remaining: 0 } });
  });

  it('without a reported line is the shortest route over the Pacific, without a position', () => {
    const [leg] = journeyOf({ shipment: shipment({ polAtd: moment('2026-08-01T00:00:00Z') }) }, null).legs;
    expect(leg).toMatchObject({ state: 'current', vessel: null, miles: { covered: 0 } });
    const longitudes = leg?.indicative?.map(({ longitude }) => longitude) ?? [];
    expect([longitudes[0], longitudes.at(-1)]).toEqual([122, 241.7]);
    expect(longitudes).toEqual(longitudes.toSorted((one, other) => one - other));
  });

  it('by rail is a straight line between its ends; without a railroad its mode is not reported', () => {
    const ours = shipment({ destination: chicago });
    const byRail = journeyOf(
      { shipment: ours, container: sampleContainer({ podRailCarrier: 'BNSF' }) },
      onTheWay(),
    );
    expect(byRail.legs[1]).toMatchObject({ mode: 'rail', state: 'upcoming' });
    expect(byRail.legs[1]?.indicative).toHaveLength(2);
    expect(journeyOf({ shipment: ours }, onTheWay()).legs[1]?.mode).toBe('land');
  });

  it('by rail is under way where the headline has it on rail, though no departure is reported', () => {
    const onTrain = {
      shipment: shipment({ destination: chicago, podAta: moment('2026-08-20T00:00:00Z') }),
      container: sampleContainer({
        currentStatus: 'on_rail',
        podRailCarrier: 'BNSF',
        podDischarged: moment('2026-08-20T00:00:00Z'),
        podRailLoaded: moment('2026-08-22T00:00:00Z'),
      }),
    };
    expect(journeyOf(onTrain, onTheWay()).legs[1]).toMatchObject({ mode: 'rail', state: 'current' });
  });
});
