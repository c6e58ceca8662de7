import { expect, it } from 'vitest';
import { journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { describeJourney } from '#/wording/journey.ts';
import { buildJourney } from './legs.ts';
import { milestoneFacts } from './progressFacts.ts';
import { timeline } from './timeline.ts';

const now = instant(Date.parse('2022-10-26T12:00:00Z'));
const at = (text: string) => readMoment(text, 'Etc/UTC');
const shanghai = samplePlace({ locode: 'CNSHA', name: 'Shanghai' });
const oakland = samplePlace({ locode: 'USOAK', name: 'Oakland' });
const container = sampleContainer({ podArrived: at('2022-10-25T14:00:00Z') });
const recorded = sampleShipment({
  portOfLoading: shanghai,
  portOfDischarge: oakland,
  polAtd: at('2022-10-01T12:43:00Z'),
  podAta: at('2022-10-26T03:00:00Z'),
  podOriginalEta: at('2022-10-25T14:00:00Z'),
  containers: [container],
});
const events = [
  sampleEvent('vessel_departed', '2022-10-01T13:01:00Z', { place: shanghai, dataSource: 'ais' }),
  sampleEvent('vessel_departed', '2022-10-01T12:43:00Z', { place: shanghai }),
  sampleEvent('vessel_arrived', '2022-10-26T03:00:00Z', { place: oakland }),
  sampleEvent('vessel_arrived', '2022-10-25T14:00:00Z', { place: oakland, dataSource: 'terminal' }),
];

function timesOf(shipment: typeof recorded) {
  const lists = { events, rawEvents: [], shipment, container };
  const legs = buildJourney(lists);
  const rows = timeline(lists, now).legs.flatMap((leg) => leg.rows);
  const facts = milestoneFacts(shipment, container, legs);
  return {
    timeline: rows.flatMap((row) => (row.kind === 'event' ? [[row.name, row.when]] : [])),
    map: routeStops(null, { shipment, container, legs }).map((stop) => stop.departure.actual),
    departed: facts.find(({ kind }) => kind === 'departed')?.actual,
    journey: describeJourney(
      journeyOf({ shipment, container, events: timelineEvents(legs, shipment, container) }, now),
      { display: 'place', viewer: utc, now },
    ),
  };
}

it('a departure and an arrival have the time of the record everywhere, and one row each', () => {
  expect(timesOf(recorded)).toEqual({
    timeline: [
      ['vessel_departed', recorded.polAtd],
      ['vessel_arrived', container.podArrived],
    ],
    map: [recorded.polAtd, null],
    departed: recorded.polAtd,
    journey:
      'Shanghai: departed Sat 1 Oct. 24 days at sea. Oakland: arrived Tue 25 Oct. 1 day at Oakland so far.',
  });
});

it('without a record the earliest event gives the time', () => {
  const { departed, map } = timesOf({ ...recorded, polAtd: null });
  expect([departed, map[0]]).toEqual([recorded.polAtd, recorded.polAtd]);
});

it('what else is said stays in the date sources', () => {
  const ledger = buildLedger({ shipment: recorded, container, events, rawEvents: [] });
  const departure = ledger.find(({ id }) => id === 'departure');
  expect(departure?.agreement).toEqual({
    kind: 'differs',
    count: 2,
    apart: { code: 'time', milliseconds: 18 * 60_000 },
  });
});

it('a departure that is weeks away is another one', () => {
  const again = sampleEvent('vessel_departed', '2022-10-20T12:00:00Z', { place: shanghai });
  const legs = buildJourney({ events: [...events, again], rawEvents: [], shipment: recorded, container });
  const departures = legs.flatMap(({ actuals }) => actuals).filter(({ name }) => name === 'vessel_departed');
  expect(departures.map(({ when }) => when)).toContainEqual(again.when);
});
