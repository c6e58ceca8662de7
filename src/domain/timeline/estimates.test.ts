import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { sampleContainer, sampleEvent, samplePlace } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { groupEvents, type TimelineGroup } from './groups.ts';

const singapore = samplePlace({ locode: 'SGSIN' });
const colombo = samplePlace({ locode: 'LKCMB' });
const losAngeles = samplePlace({ locode: 'USLAX' });
const chicago = samplePlace({ locode: 'USCHI', type: 'metro_area' });
const reno = samplePlace({ locode: 'USRNO' });
const onEmma = { vessel: { id: 'v1', imo: '9000003', name: 'EMMA' }, voyageNumber: '12W' };
const onNora = { vessel: { id: 'v2', imo: '9000015', name: 'NORA' }, voyageNumber: '7E' };
const expected = { estimated: true };
const underWay = [
  sampleEvent('vessel_loaded', '2026-07-03', onEmma),
  sampleEvent('vessel_departed', '2026-07-04', onEmma),
];

function build(events: TransportEvent[], rawEvents: TransportEvent[] = [], known: Partial<Container> = {}) {
  return groupEvents({ events, rawEvents, container: sampleContainer(known) });
}

const outline = (groups: readonly TimelineGroup[]) =>
  groups.map((group) => {
    const facts = group.actuals.map((event) => event.name);
    return [group.kind, ...facts, ...group.estimates.map((event) => `?${event.name}`)].join(' ');
  });

describe('estimates', () => {
  const estimate = (name: string, day: string, known: Partial<TransportEvent> = {}) =>
    sampleEvent(name, day, { ...expected, ...known });

  it('stand apart from what has happened, from the history as from the raw events', () => {
    const inHistory = estimate('arrived_at_inland_destination', '2026-07-30', { place: chicago });
    const raw = estimate('vessel_arrived', '2026-07-21');
    expect(outline(build([...underWay, inHistory], [raw]))).toEqual([
      'vessel vessel_loaded vessel_departed ?vessel_arrived',
      'inland ?arrived_at_inland_destination',
    ]);
  });

  it('of raw events are used, their past facts are not', () => {
    const raw = [sampleEvent('vessel_loaded', '2026-07-02'), sampleEvent('vgm_received', '2026-07-01')];
    expect(build(underWay, raw)).toEqual(build(underWay));
  });

  it('raw facts stand in while there is no history at all', () => {
    const raw = [
      sampleEvent('vessel_departed', '2026-07-04', onEmma),
      estimate('vessel_arrived', '2026-07-21', onEmma),
    ];
    expect(outline(build([], raw))).toEqual(['vessel vessel_departed ?vessel_arrived']);
  });

  it('are dropped once they have happened, whatever the place and zone they lacked', () => {
    const groups = build(
      [...underWay, sampleEvent('vessel_arrived', '2026-07-21', { place: losAngeles, ...onEmma })],
      [estimate('vessel_arrived', '2026-07-20')],
    );
    expect(outline(groups).at(-1)).toBe('vessel vessel_loaded vessel_departed vessel_arrived');
  });

  it('are dropped when the container’s own dates say that it happened', () => {
    const arrived = { podArrived: readMoment('2026-07-21T12:00:00Z', 'UTC') };
    const groups = build(underWay, [estimate('vessel_arrived', '2026-07-20')], arrived);
    expect(groups.flatMap((group) => group.estimates)).toEqual([]);
  });

  it('of arrival and pickup are dropped once the container’s own record says it left the port', () => {
    const left = { podFullOut: readMoment('2026-07-24T12:00:00Z', 'UTC') };
    const raw = [estimate('vessel_arrived', '2026-07-20'), estimate('full_out', '2026-07-25')];
    expect(build([], raw, left)).toEqual([]);
    // Of a rail move it is not the pickup, which is still to come inland.
    const byRail = { ...left, podRailLoaded: readMoment('2026-07-24T12:00:00Z', 'UTC') };
    expect(outline(build([], raw, byRail))).toEqual(['gate ?full_out']);
  });

  it('of an arrival later than the unloading are stale and hidden', () => {
    const unloaded = sampleEvent('rail_unloaded', '2026-07-28', { place: chicago });
    const stale = estimate('arrived_at_inland_destination', '2026-07-30', { place: chicago });
    expect(outline(build([unloaded], [stale]))).toEqual(['rail rail_unloaded']);
    const fact = { inlandRailUnloaded: unloaded.when };
    expect(build([], [stale], fact)).toEqual([]);
  });

  it('of the inland arrival survive a train’s stop on the way', () => {
    const stop = sampleEvent('rail_arrived', '2026-07-26', { place: reno });
    const final = estimate('arrived_at_inland_destination', '2026-07-28', { place: chicago });
    expect(outline(build([stop], [final]))).toEqual(['rail rail_arrived ?arrived_at_inland_destination']);
  });

  it('of the departure are dropped once a later port was reached, though the departure was not reported', () => {
    const reached = sampleEvent('transshipment_arrived', '2026-07-10', { place: singapore, ...onEmma });
    const groups = build([reached], [estimate('vessel_departed', '2026-07-04', onEmma)]);
    expect(groups.flatMap((group) => group.estimates)).toEqual([]);
  });

  it('of the next transshipment survive the one before', () => {
    const done = sampleEvent('transshipment_arrived', '2026-07-10', { place: singapore, ...onEmma });
    const next = estimate('transshipment_arrived', '2026-07-16', { place: colombo, ...onNora });
    expect(outline(build([done], [next])).at(-1)).toBe('vessel ?transshipment_arrived');
  });

  it('of the next visit of a port survive the one before, where they were learned after it', () => {
    const left = ['transshipment_arrived', 'transshipment_departed'].map((name, nth) =>
      sampleEvent(name, `2026-07-1${nth}`, { place: singapore, createdAt: instant(10), ...onEmma }),
    );
    const again = (createdAt: number) =>
      estimate('transshipment_arrived', '2026-07-16', {
        place: singapore,
        createdAt: instant(createdAt),
        ...onNora,
      });
    const estimated = (createdAt: number) =>
      build(left, [again(createdAt)]).flatMap(({ estimates }) => estimates.map(({ name }) => name));
    expect(estimated(11)).toEqual(['transshipment_arrived']);
    expect(estimated(9)).toEqual([]);
  });

  it('of the sea stay while a train takes the container to the port of loading', () => {
    const train = [
      sampleEvent('full_in', '2026-07-01', { place: chicago }),
      sampleEvent('rail_loaded', '2026-07-02', { place: chicago }),
      sampleEvent('rail_departed', '2026-07-03', { place: chicago }),
    ];
    const raw = [
      estimate('vessel_departed', '2026-07-20', { place: losAngeles, ...onEmma }),
      estimate('vessel_arrived', '2026-08-20', { place: singapore, ...onEmma }),
    ];
    expect(outline(build(train, raw))).toEqual([
      'gate full_in',
      'rail rail_loaded rail_departed',
      'vessel ?vessel_departed ?vessel_arrived',
    ]);
  });

  it('of one thing are shown once, as last learned', () => {
    const older = estimate('vessel_arrived', '2026-07-20', { createdAt: instant(1), ...onEmma });
    const newer = estimate('vessel_arrived', '2026-07-22', { createdAt: instant(2), ...onEmma });
    const groups = build(underWay, [newer, older]);
    expect(groups.flatMap((group) => group.estimates)).toEqual([newer]);
  });

  it('whose time has passed stay', () => {
    const passed = estimate('vessel_arrived', '2020-01-01', onEmma);
    expect(build(underWay, [passed]).flatMap((group) => group.estimates)).toEqual([passed]);
  });
});
