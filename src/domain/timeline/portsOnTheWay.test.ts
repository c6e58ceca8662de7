import { describe, expect, it } from 'vitest';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { routeLegs } from '#/domain/route/routeLegs.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { type Moment, readMoment } from '#/time/moment.ts';
import { formatPlaces } from '#/wording/timeline.ts';
import { buildJourney } from './legs.ts';
import { milestoneFacts } from './progressFacts.ts';
import { selectEvents } from './selectEvents.ts';
import { timeline } from './timeline.ts';

const shanghai = samplePlace({ id: 's', name: 'Shanghai', locode: 'CNSHA' });
const singapore = samplePlace({ id: 'g', name: 'Singapore', locode: 'SGSIN' });
const losAngeles = samplePlace({ id: 'l', name: 'Los Angeles', locode: 'USLAX' });
const phnomPenh = samplePlace({ id: 'p', name: 'Phnom Penh', locode: 'KHPNH' });
const alpha = { id: 'a', name: 'ALPHA STAR', imo: null };
const bravo = { id: 'b', name: 'BRAVO STAR', imo: null };
const charlie = { id: 'c', name: 'CHARLIE STAR', imo: null };

type Step = readonly [
  name: string,
  day: number,
  place: typeof shanghai,
  vessel?: typeof alpha,
  voyage?: string,
];

function journeyOf(steps: readonly Step[], portOfLoading = shanghai, polAtd: Moment | null = null) {
  const container = sampleContainer({ currentStatus: 'on_ship' });
  const shipment = sampleShipment({
    portOfLoading,
    portOfDischarge: losAngeles,
    polAtd,
    containers: [container],
  });
  const events = steps.map(([name, day, place, vessel = null, voyage = null], at): TransportEvent =>
    sampleEvent(name, `2026-07-${String(day).padStart(2, '0')}T06:00:00Z`, {
      id: String(at),
      place,
      vessel,
      voyageNumber: voyage,
    }),
  );
  const { result } = selectEvents({ events, rawEvents: [] }, shipment, container, (lists) => {
    const legs = buildJourney({ ...lists, shipment, container });
    const drawn = timeline({ ...lists, shipment, container }, instant(Date.parse('2026-07-30T00:00:00Z')));
    return { legs, drawn: drawn.legs };
  });
  const stops = routeStops(null, { shipment, container, legs: result.legs });
  return {
    legs: result.drawn
      .filter(({ vessel }) => vessel)
      .map(({ vessel, places, state }) => `${vessel?.name}: ${formatPlaces(places)}, ${state}`),
    onLand: result.drawn
      .filter(({ vessel }) => !vessel)
      .map(({ kind, end, rows }) =>
        [`${kind} ${end}`, ...rows.flatMap((row) => (row.kind === 'event' ? row.name : []))].join(', '),
      ),
    places: milestoneFacts(shipment, container, result.legs).flatMap(({ kind, place, isLeft }) =>
      kind === 'transshipped' ? `${place?.name}${isLeft ? ', left' : ''}` : [],
    ),
    stops: stops.map(({ label, place, arrival, departure }) =>
      [label, place.name, dayOf(arrival.actual), dayOf(departure.actual)].join(' '),
    ),
    route: routeLegs(stops, null, container).map(({ state }) => state),
  };
}

const dayOf = (moment: Moment | null) => (moment?.kind === 'zoned' ? new Date(moment.at).getUTCDate() : '-');

describe('a place that is called at twice (trap 79)', () => {
  it('keeps both vessels and both stays where two relays are in one hub', () => {
    const found = journeyOf([
      ['vessel_loaded', 1, shanghai, alpha, '1E'],
      ['vessel_departed', 2, shanghai, alpha, '1E'],
      ['transshipment_arrived', 5, singapore, alpha, '1E'],
      ['transshipment_discharged', 6, singapore, alpha, '1E'],
      ['transshipment_loaded', 9, singapore, bravo, '2E'],
      ['transshipment_departed', 10, singapore, bravo, '2E'],
      ['transshipment_arrived', 15, singapore, bravo, '2E'],
      ['transshipment_discharged', 16, singapore, bravo, '2E'],
      ['transshipment_loaded', 20, singapore, charlie, '3W'],
      ['transshipment_departed', 21, singapore, charlie, '3W'],
    ]);
    expect(found.legs).toEqual([
      'ALPHA STAR: Shanghai → Singapore, done',
      'BRAVO STAR: Singapore → Singapore, done',
      'CHARLIE STAR: Singapore → Los Angeles, underWay',
    ]);
    expect(found.places).toEqual(['Singapore, left', 'Singapore, left']);
    expect(found.stops).toEqual([
      'POL Shanghai - 2',
      'TS1 Singapore 5 10',
      'TS2 Singapore 15 21',
      'POD Los Angeles - -',
    ]);
    expect(found.route).toEqual(['done', 'done', 'current']);
  });

  it('is where a container waits that has come back there', () => {
    const found = journeyOf([
      ['vessel_departed', 2, shanghai, alpha, '1E'],
      ['transshipment_discharged', 6, singapore, alpha, '1E'],
      ['transshipment_departed', 10, singapore, bravo, '2E'],
      ['transshipment_discharged', 16, singapore, bravo, '2E'],
    ]);
    expect(found.legs.slice(0, 2)).toEqual([
      'ALPHA STAR: Shanghai → Singapore, done',
      'BRAVO STAR: Singapore → Singapore, done',
    ]);
    expect(found.places).toEqual(['Singapore, left', 'Singapore']);
    expect(found.route).toEqual(['done', 'done', 'upcoming']);
  });

  it('is a port on the way where the vessel comes back to the port of loading', () => {
    const found = journeyOf(
      [
        ['vessel_loaded', 1, shanghai, alpha, '1E'],
        ['vessel_departed', 2, shanghai, alpha, '1E'],
        ['vessel_arrived', 6, shanghai, alpha, '1E'],
        ['vessel_discharged', 7, shanghai, alpha, '1E'],
        ['vessel_loaded', 10, shanghai, bravo, '2E'],
        ['vessel_departed', 11, shanghai, bravo, '2E'],
      ],
      shanghai,
      readMoment('2026-07-11T06:00:00Z', 'UTC'),
    );
    expect(found.legs).toEqual([
      'ALPHA STAR: Shanghai → Shanghai, done',
      'BRAVO STAR: Shanghai → Los Angeles, underWay',
    ]);
    expect(found.stops).toEqual(['POL Shanghai - 2', 'TS1 Shanghai 6 11', 'POD Los Angeles - -']);
  });

  it('is one as well where the vessel that comes back is said to berth', () => {
    const { places } = journeyOf([
      ['vessel_departed', 2, shanghai, alpha, '1E'],
      ['vessel_arrived', 6, shanghai, alpha, '1E'],
      ['vessel_berthed', 6, shanghai, alpha, '1E'],
    ]);
    expect(places).toEqual(['Shanghai']);
  });

  it('is the port of loading where the vessel that arrives there is the one that takes the container', () => {
    const { legs, places } = journeyOf([
      ['vessel_arrived', 1, shanghai, alpha, '1E'],
      ['vessel_loaded', 2, shanghai, alpha, '1E'],
      ['vessel_departed', 3, shanghai, alpha, '1E'],
    ]);
    expect(places).toEqual([]);
    expect(legs.at(0)).toContain('ALPHA STAR: Shanghai');
  });

  it('is no transshipment where a barge brings the container to the port of loading', () => {
    const found = journeyOf([
      ['feeder_loaded', 1, phnomPenh],
      ['feeder_departed', 2, phnomPenh],
      ['feeder_arrived', 3, shanghai],
      ['feeder_discharged', 4, shanghai],
      ['vessel_loaded', 10, shanghai, alpha],
      ['vessel_departed', 11, shanghai, alpha],
    ]);
    expect(found.places).toEqual([]);
    expect(found.stops).toEqual(['PRE Phnom Penh - 2', 'POL Shanghai 3 11', 'POD Los Angeles - -']);
    expect(found.route).toEqual(['done', 'current']);
  });
});

it('moves a full container between terminals of the port of transshipment, not an empty one at the origin', () => {
  const { legs, onLand } = journeyOf([
    ['empty_out', 1, shanghai],
    ['full_in', 2, shanghai],
    ['vessel_departed', 3, shanghai, alpha],
    ['transshipment_discharged', 10, singapore, alpha],
    ['positioned_out', 12, singapore],
    ['positioned_in', 12, singapore],
    ['transshipment_loaded', 14, singapore, bravo],
  ]);
  expect(onLand[0]).toBe('gate origin, empty_out, full_in');
  expect(legs).toEqual([
    'ALPHA STAR: Shanghai → Singapore, done',
    'BRAVO STAR: Singapore → Los Angeles, underWay',
  ]);
});

it('moves a full container between terminals of the port of discharge, not an empty one at the origin', () => {
  const { onLand } = journeyOf([
    ['full_in', 2, shanghai],
    ['vessel_departed', 3, shanghai, alpha],
    ['vessel_discharged', 20, losAngeles, alpha],
    ['positioned_out', 21, losAngeles],
    ['positioned_in', 22, losAngeles],
    ['full_out', 25, losAngeles],
    ['empty_in', 27, losAngeles],
    ['positioned_out', 29, losAngeles],
  ]);
  expect(onLand).toEqual([
    'gate origin, full_in, positioned_out',
    'gate port, port_moved_out, port_moved_in',
    'gate destination, full_out, empty_in',
  ]);
});
