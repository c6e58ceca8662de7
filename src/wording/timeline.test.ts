import { expect, it } from 'vitest';
import type { Learned } from '#/domain/timeline/learned.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { day, hour, minute } from '#/time/durations.ts';
import { readZone, utc } from '#/time/zone.ts';
import {
  describeLearned,
  describeMissing,
  describeSource,
  describeZoneConflict,
  formatPlaces,
  legTitle,
  otherJourneyTitle,
} from './timeline.ts';

const shanghai = samplePlace({ name: 'Shanghai' });
const oakland = samplePlace({ name: 'Oakland' });

it.each([
  ['transshipment', null, 'done', 'Connecting vessel'],
  ['rail', 'destination', 'underWay', 'Rail'],
  ['inland', 'destination', 'done', 'Inland, mode not reported'],
  ['gate', 'origin', 'done', 'Gate and terminal at origin'],
  ['gate', 'port', 'done', 'Gate at port of discharge'],
  ['gate', 'destination', 'done', 'Gate and terminal at destination'],
  ['gate', 'destination', 'expected', 'Pickup and empty return'],
  ['gate', null, 'done', 'Gate and terminal'],
  ['notice', null, null, 'Notices'],
] as const)('a leg of kind %s, end %s and state %s is headed: %s', (kind, end, state, title) => {
  expect(legTitle({ kind, end, state })).toBe(title);
});

it('names the places of a leg in their order, one without a name as well', () => {
  expect(formatPlaces([shanghai, oakland])).toBe('Shanghai → Oakland');
  expect(formatPlaces([shanghai, samplePlace({ name: null, locode: null })])).toBe(
    'Shanghai → place not reported',
  );
  expect(formatPlaces([])).toBe('');
});

it('heads another journey of the container', () => {
  expect([false, true].map((isLater) => otherJourneyTitle({ isLater }))).toEqual([
    'Earlier journey of this container',
    'Later journey of this container',
  ]);
});

it.each<[Learned, string]>([
  [
    { code: 'reported', lag: { precision: 'exact', milliseconds: 6 * hour + 10 * minute } },
    'reported 6 h later',
  ],
  [{ code: 'updated', age: 2 * day + 2 * hour }, 'updated 2 d ago'],
  [{ code: 'updated', age: 0 }, 'updated just now'],
  // The clock of the service may run ahead.
  [{ code: 'updated', age: -hour }, 'updated just now'],
])('says when an event was learned: %j', (learned, words) => {
  expect(describeLearned(learned)).toBe(words);
});

it('says who reported an event, a source it does not know as it came', () => {
  expect(describeSource({ code: 'record' })).toBe('from the record, no event');
  expect(describeSource({ code: 'source', source: 'shipping_line' })).toBe('carrier');
  expect(describeSource({ code: 'source', source: 'drone' })).toBe('drone');
  expect(describeSource({ code: 'source', source: null })).toBe('source not reported');
});

it('names steps that are not reported', () => {
  expect(describeMissing(['vessel_loaded', 'vessel_departed'])).toBe(
    'Loaded on vessel, Vessel departed: later events prove it.',
  );
});

it('says which zones a place is given, and in which its times are', () => {
  const [zone, other] = [readZone('America/Mexico_City') ?? utc, readZone('America/Los_Angeles') ?? utc];
  expect(describeZoneConflict({ place: samplePlace({ name: 'Manzanillo' }), zone, other })).toBe(
    'Manzanillo: the shipment says time zone America/Mexico_City, events say America/Los_Angeles. Times are in America/Mexico_City.',
  );
});
