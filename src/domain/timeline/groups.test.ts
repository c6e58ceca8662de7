import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { transportEventNames } from '#/domain/records/vocabulary.ts';
import { sampleContainer, sampleEvent, samplePlace } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { groupEvents, type TimelineGroup } from './groups.ts';

const ningbo = samplePlace({ locode: 'CNNGB' });
const singapore = samplePlace({ locode: 'SGSIN' });
const colombo = samplePlace({ locode: 'LKCMB' });
const losAngeles = samplePlace({ locode: 'USLAX' });
const chicago = samplePlace({ locode: 'USCHI', type: 'metro_area' });
const reno = samplePlace({ locode: 'USRNO' });
const emma = { id: 'v1', imo: '9000003', name: 'EMMA' };
const nora = { id: 'v2', imo: '9000015', name: 'NORA' };
const olga = { id: 'v3', imo: '9000027', name: 'OLGA' };
const onEmma = { vessel: emma, voyageNumber: '12W' };
const onNora = { vessel: nora, voyageNumber: '7E' };
const onOlga = { vessel: olga, voyageNumber: '3N' };
const expected = { estimated: true };

function build(events: TransportEvent[], rawEvents: TransportEvent[] = []) {
  return groupEvents({ events, rawEvents, container: sampleContainer() });
}

const outline = (groups: readonly TimelineGroup[]) =>
  groups.map((group) => {
    const names = [
      ...group.actuals.map((event) => event.name),
      ...group.estimates.map((event) => `?${event.name}`),
    ];
    return [group.kind, group.end ?? group.vessel?.name ?? '', ...names].filter(Boolean).join(' ');
  });

const direct = [
  sampleEvent('empty_out', '2026-07-01', { place: ningbo }),
  sampleEvent('full_in', '2026-07-02', { place: ningbo }),
  sampleEvent('vessel_loaded', '2026-07-03', { place: ningbo, ...onEmma }),
  sampleEvent('vessel_departed', '2026-07-04', { place: ningbo, ...onEmma }),
];

describe('groups', () => {
  it('a direct import reads gate, vessel, gate in the order travelled', () => {
    const groups = build([
      sampleEvent('empty_in', '2026-07-30', { place: losAngeles }),
      sampleEvent('full_out', '2026-07-25', { place: losAngeles }),
      sampleEvent('available', '2026-07-23', { place: losAngeles }),
      sampleEvent('vessel_discharged', '2026-07-22', { place: losAngeles, dataSource: 'terminal' }),
      sampleEvent('vessel_arrived', '2026-07-21', { place: losAngeles, vessel: emma, dataSource: 'ais' }),
      ...direct.toReversed(),
    ]);
    expect(outline(groups)).toEqual([
      'gate origin empty_out full_in',
      'vessel EMMA vessel_loaded vessel_departed vessel_arrived vessel_discharged',
      'gate destination available full_out empty_in',
    ]);
    expect(groups[1]?.places).toEqual([ningbo, losAngeles]);
    expect(groups[1]?.voyageNumber).toBe('12W');
  });

  it('two transshipment ports are kept apart, each vessel with what it did', () => {
    const groups = build([
      ...direct,
      sampleEvent('transshipment_arrived', '2026-07-10', { place: singapore, ...onEmma }),
      sampleEvent('transshipment_discharged', '2026-07-11', { place: singapore, ...onEmma }),
      sampleEvent('transshipment_loaded', '2026-07-12', { place: singapore, ...onNora }),
      sampleEvent('transshipment_departed', '2026-07-13', { place: singapore, ...onNora }),
      sampleEvent('transshipment_arrived', '2026-07-16', { place: colombo, ...onNora }),
      sampleEvent('transshipment_discharged', '2026-07-17', { place: colombo }),
      sampleEvent('transshipment_loaded', '2026-07-18', { place: colombo, ...onOlga }),
      sampleEvent('vessel_arrived', '2026-07-28', { place: losAngeles, ...onOlga }),
    ]);
    expect(outline(groups)).toEqual([
      'gate origin empty_out full_in',
      'vessel EMMA vessel_loaded vessel_departed transshipment_arrived transshipment_discharged',
      'transshipment NORA transshipment_loaded transshipment_departed transshipment_arrived transshipment_discharged',
      'transshipment OLGA transshipment_loaded vessel_arrived',
    ]);
  });

  it('transshipments of unknown vessels are distinguished by place', () => {
    const groups = build(
      [singapore, colombo].flatMap((place, index) => [
        sampleEvent('transshipment_discharged', `2026-07-1${index}`, { place }),
        sampleEvent('transshipment_loaded', `2026-07-1${index + 2}`, { place }),
      ]),
    );
    expect(groups).toHaveLength(4);
    expect(new Set(groups.map((group) => group.key)).size).toBe(4);
    expect(groups.every((group) => group.places.length === 1)).toBe(true);
  });

  it('discharge at a transshipment port is not the discharge at the destination', () => {
    const groups = build(
      [...direct, sampleEvent('transshipment_discharged', '2026-07-10', { place: singapore, ...onEmma })],
      [sampleEvent('vessel_discharged', '2026-07-22', { ...expected, place: losAngeles, ...onNora })],
    );
    expect(outline(groups).at(-1)).toBe('vessel NORA ?vessel_discharged');
  });

  it('a feeder is its own group, even with the name of the same vessel', () => {
    const groups = build([
      sampleEvent('feeder_loaded', '2026-06-28', { place: colombo, ...onNora }),
      sampleEvent('feeder_discharged', '2026-06-30', { place: ningbo, ...onNora }),
      ...direct,
    ]);
    expect(outline(groups).slice(1)).toEqual([
      'feeder NORA feeder_loaded feeder_discharged',
      'vessel EMMA vessel_loaded vessel_departed',
    ]);
  });

  it('a feeder that brings the container to the port of discharge is one leg', () => {
    const groups = build([
      ...direct,
      sampleEvent('transshipment_discharged', '2026-07-16', { place: colombo, ...onEmma }),
      sampleEvent('feeder_loaded', '2026-07-17', { place: colombo, ...onNora }),
      sampleEvent('feeder_departed', '2026-07-18', { place: colombo, ...onNora }),
      sampleEvent('vessel_arrived', '2026-07-20', { place: singapore, ...onNora }),
      sampleEvent('vessel_discharged', '2026-07-21', { place: singapore, ...onNora }),
    ]);
    expect(outline(groups).slice(2)).toEqual([
      'feeder NORA feeder_loaded feeder_departed vessel_arrived vessel_discharged',
    ]);
  });

  it('one vessel is recognised by id, by IMO number and by name', () => {
    const groups = build([
      sampleEvent('vessel_loaded', '2026-07-03', onEmma),
      sampleEvent('vessel_departed', '2026-07-04', { ...onEmma, vessel: { ...emma, id: null } }),
      sampleEvent('vessel_arrived', '2026-07-21', {
        ...onEmma,
        vessel: { id: null, imo: null, name: 'Emma' },
      }),
    ]);
    expect(groups).toHaveLength(1);
  });

  it('a departure with the voyage of another vessel stays with its own', () => {
    const groups = build([
      sampleEvent('vessel_loaded', '2026-07-03', onEmma),
      sampleEvent('vessel_departed', '2026-07-04', { ...onEmma, voyageNumber: '13E' }),
      sampleEvent('vessel_arrived', '2026-07-21', onEmma),
    ]);
    expect(groups.map((group) => group.voyageNumber)).toEqual(['12W']);
  });

  it('all rail steps are one group, found by their names', () => {
    const groups = build([
      sampleEvent('rail_loaded', '2026-07-23', { place: losAngeles }),
      sampleEvent('rail_departed', '2026-07-24', { place: losAngeles }),
      sampleEvent('rail_arrived', '2026-07-26', { place: reno }),
      sampleEvent('arrived_at_inland_destination', '2026-07-28', { place: chicago }),
      sampleEvent('vessel_discharged', '2026-07-22', { place: losAngeles, ...onEmma }),
    ]);
    expect(groups.map((group) => group.kind)).toEqual(['vessel', 'rail']);
    expect(groups[1]?.places).toEqual([losAngeles, reno, chicago]);
  });

  it('rail to the port of loading comes before the vessel', () => {
    const rail = [sampleEvent('rail_loaded', '2026-06-20'), sampleEvent('rail_arrived', '2026-06-25')];
    expect(build([...direct, ...rail]).map((group) => group.kind)).toEqual(['gate', 'rail', 'vessel']);
  });

  it('a train before the sea and a train after it are two legs', () => {
    const groups = build([
      ...direct,
      sampleEvent('rail_loaded', '2026-06-20'),
      sampleEvent('rail_arrived', '2026-06-25'),
      sampleEvent('vessel_discharged', '2026-07-22', onEmma),
      sampleEvent('rail_loaded', '2026-07-23', { place: losAngeles }),
    ]);
    expect(groups.map(({ kind, end }) => [kind, end])).toEqual([
      ['gate', 'origin'],
      ['rail', 'origin'],
      ['vessel', null],
      ['rail', 'destination'],
    ]);
  });

  it('rail loading reported before the discharge stays after the vessel', () => {
    const groups = build([
      sampleEvent('rail_loaded', '2026-07-21', { place: losAngeles }),
      sampleEvent('vessel_discharged', '2026-07-22', { place: losAngeles }),
      sampleEvent('rail_arrived', '2026-07-26', { place: chicago }),
    ]);
    expect(groups.map((group) => group.kind)).toEqual(['vessel', 'rail']);
  });

  it('places of one city with two codes are joined by type and id, never by code', () => {
    const areaOfOneCity = samplePlace({ id: 'p1', locode: 'CNSHG' });
    const sameId = samplePlace({ id: 'p1', locode: 'CNSHA' });
    const metro = samplePlace({ id: 'p1', type: 'metro_area', locode: 'CNSHA' });
    const groups = build([
      sampleEvent('vessel_loaded', '2026-07-03', { place: areaOfOneCity }),
      sampleEvent('vessel_departed', '2026-07-04', { place: sameId }),
      sampleEvent('vessel_arrived', '2026-07-20', { place: metro }),
    ]);
    expect(groups[0]?.places).toEqual([areaOfOneCity, metro]);
  });

  it('a fact without time or place stands where the move has it', () => {
    const groups = build([sampleEvent('vessel_loaded', null, onEmma), ...direct.slice(3)]);
    expect(outline(groups)).toEqual(['vessel EMMA vessel_loaded vessel_departed']);
  });

  it('an unknown source is shown like any other', () => {
    const [group] = build([sampleEvent('available', '2026-07-23', { dataSource: 'rail' })]);
    expect(group?.actuals[0]?.dataSource).toBe('rail');
  });

  it('a changed deadline and an unknown event are notices and not movements', () => {
    const changed = readMoment('2026-07-29', 'UTC');
    const groups = build([
      sampleEvent('container.pickup_lfd.changed', '2026-07-22', { changedTo: changed }),
      sampleEvent('document.extracted', '2026-07-22'),
    ]);
    expect(groups.map((group) => group.kind)).toEqual(['notice']);
    expect(groups[0]?.actuals[0]?.changedTo).toBe(changed);
  });

  it('a history of which all was withdrawn leaves the raw facts to count', () => {
    const withdrawn = sampleEvent('vessel_arrived', '2026-07-21', { ...onEmma, invalidated: true });
    const raw = sampleEvent('vessel_departed', '2026-07-04', onEmma);
    expect(build([withdrawn], [raw]).flatMap(({ actuals }) => actuals)).toEqual([raw]);
  });

  it('a withdrawn event is not used', () => {
    const withdrawn = sampleEvent('vessel_arrived', '2026-07-21', { ...onEmma, invalidated: true });
    const estimate = sampleEvent('vessel_arrived', '2026-07-23', { ...expected, ...onEmma });
    expect(outline(build([...direct, withdrawn], [estimate])).at(-1)).toBe(
      'vessel EMMA vessel_loaded vessel_departed ?vessel_arrived',
    );
  });

  it('no events give no groups', () => expect(build([])).toEqual([]));
});

describe('whatever comes', () => {
  const event = fc
    .record({
      name: fc.constantFrom(
        ...transportEventNames.map((name) => name.replace('estimated.', '')),
        'unheard_of',
      ),
      day: fc.constantFrom(null, '2026-07-01', '2026-07-02', '2026-07-03'),
      estimated: fc.boolean(),
      vessel: fc.constantFrom(null, emma, nora, { id: null, imo: null, name: null }),
      voyageNumber: fc.constantFrom(null, '', '12W', '7E'),
      place: fc.constantFrom(null, ningbo, singapore),
      id: fc.uuid(),
    })
    .map(({ name, day, ...known }) => sampleEvent(name, day, known));

  it('every fact is in exactly one group, keys are unique, and the order of the sources does not matter', () => {
    fc.assert(
      fc.property(fc.uniqueArray(event, { selector: (one) => one.id, maxLength: 12 }), (events) => {
        const groups = build(events);
        const actuals = groups.flatMap((group) => group.actuals.map((one) => one.id));
        const facts = events.filter((one) => !one.estimated).map((one) => one.id);
        expect(actuals.toSorted()).toEqual(facts.toSorted());
        expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length);
        expect(outline(build(events.filter((one) => !one.estimated).toReversed()))).toEqual(
          outline(build(events.filter((one) => !one.estimated))),
        );
      }),
    );
  });
});

it('an estimate with the id of an actual does not replace it, whichever comes first', () => {
  const actual = sampleEvent('vessel_arrived', '2026-08-10', { id: 'same' });
  const estimate = sampleEvent('vessel_arrived', '2026-08-12', { id: 'same', estimated: true });
  for (const events of [
    [actual, estimate],
    [estimate, actual],
  ]) {
    const groups = build(events);
    expect(groups.flatMap((group) => group.actuals)).toEqual([actual]);
    expect(groups.flatMap((group) => group.estimates)).toEqual([]);
  }
});
