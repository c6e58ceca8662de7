import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { buildJourney, type TimelineLeg } from './legs.ts';
import { eventLabel } from './words.ts';

const place = (locode: string, name: string) => samplePlace({ locode, name });
const shanghai = place('CNSHG', 'Shanghai');
const singapore = place('SGSIN', 'Singapore');
const colombo = place('LKCMB', 'Colombo');
const losAngeles = place('USLAX', 'Los Angeles');
const chicago = place('USCHI', 'Chicago');
const onEmma = { vessel: { id: 'v1', imo: null, name: 'EMMA' }, voyageNumber: '12W' };
const onNora = { vessel: { id: 'v2', imo: null, name: 'NORA' }, voyageNumber: '7E' };
const onOlga = { vessel: { id: 'v3', imo: null, name: 'OLGA' }, voyageNumber: '3N' };
const moment = (day: string) => readMoment(`${day}T12:00:00Z`, 'UTC');

const ports = { portOfLoading: shanghai, portOfDischarge: losAngeles };

function journey(
  events: TransportEvent[],
  known: { shipment?: Partial<Shipment>; container?: Partial<Container>; raw?: TransportEvent[] } = {},
) {
  return buildJourney({
    events,
    rawEvents: known.raw ?? [],
    shipment: sampleShipment({ ...ports, ...known.shipment }),
    container: sampleContainer(known.container),
  });
}

const outline = (legs: readonly TimelineLeg[]) =>
  legs.map(({ kind, vessel, places, state }) =>
    [kind, vessel?.name, places.map(({ name }) => name).join('→'), state].filter(Boolean).join(' '),
  );

const departed = [
  sampleEvent('vessel_loaded', '2026-07-03', { place: shanghai, ...onEmma }),
  sampleEvent('vessel_departed', '2026-07-04', { place: shanghai, ...onEmma }),
];
const stopped = {
  lastAttemptedAt: null,
  lastSucceededAt: null,
  stoppedAt: instant(1),
  stoppedReason: 'cancelled_by_user',
};

describe('the legs of a journey', () => {
  const atPort = sampleEvent('full_out', '2026-08-01', { place: losAngeles });
  const byRail = { podRailLoaded: moment('2026-08-02'), podFullOut: moment('2026-08-01') };
  const railed = sampleEvent('rail_loaded', '2026-08-02', { place: losAngeles });

  it('leave the port of discharge for a train at a gate of its own, which is no pickup (trap 19)', () => {
    const legs = journey([...departed, atPort, railed], {
      shipment: { destination: chicago },
      container: byRail,
    });
    expect(outline(legs)).toEqual([
      'vessel EMMA Shanghai→Los Angeles done',
      'gate Los Angeles done',
      'rail Los Angeles underWay',
      'gate Chicago expected',
    ]);
    expect(legs[1]?.actuals.map(({ name }) => eventLabel(name))).toEqual(['Gate-out full at port']);
  });

  it('still expect the pickup inland after the gate-out at the port (trap 19)', () => {
    const pickup = sampleEvent('full_out', '2026-08-09', { estimated: true });
    const legs = journey([...departed, atPort, railed], { container: byRail, raw: [pickup] });
    expect(legs.at(-1)?.estimates.map(({ name }) => name)).toEqual(['full_out']);
  });

  it('keep the gate-out of a journey that ends at the port a pickup', () => {
    const legs = journey([...departed, atPort]);
    expect(legs.at(-1)).toMatchObject({ kind: 'gate', end: 'destination', actuals: [{ name: 'full_out' }] });
  });

  it('of a fresh booking are those the record names, all to come', () => {
    const record = { podVessel: onEmma.vessel, destination: chicago };
    expect(outline(journey([], { shipment: record }))).toEqual([
      'vessel EMMA Shanghai→Los Angeles expected',
      'inland Los Angeles→Chicago expected',
      'gate Chicago expected',
    ]);
  });

  it('go where the record says while the vessel is under way', () => {
    expect(outline(journey(departed))).toEqual([
      'vessel EMMA Shanghai→Los Angeles underWay',
      'gate Los Angeles expected',
    ]);
  });

  it('with two transshipments are kept apart, each with its state (trap 30)', () => {
    const legs = journey([
      ...departed,
      sampleEvent('transshipment_discharged', '2026-07-11', { place: singapore, ...onEmma }),
      sampleEvent('transshipment_loaded', '2026-07-12', { place: singapore, ...onNora }),
      sampleEvent('transshipment_discharged', '2026-07-17', { place: colombo, ...onNora }),
      sampleEvent('transshipment_departed', '2026-07-18', { place: colombo, ...onOlga }),
    ]);
    expect(outline(legs)).toEqual([
      'vessel EMMA Shanghai→Singapore done',
      'transshipment NORA Singapore→Colombo done',
      'transshipment OLGA Colombo→Los Angeles underWay',
      'gate Los Angeles expected',
    ]);
    expect(legs.map(({ missing }) => missing)).toEqual([
      ['transshipment_arrived'],
      ['transshipment_departed', 'transshipment_arrived'],
      ['transshipment_loaded'],
      [],
    ]);
  });

  it('are over where the container is back, and nothing is announced any more', () => {
    const legs = journey([
      ...departed,
      sampleEvent('vessel_arrived', '2026-07-20', { place: losAngeles, ...onEmma }),
      sampleEvent('vessel_discharged', '2026-07-21', { place: losAngeles, ...onEmma }),
      sampleEvent('full_out', '2026-07-25', { place: losAngeles }),
      sampleEvent('empty_in', '2026-07-30', { place: losAngeles }),
    ]);
    expect(outline(legs)).toEqual(['vessel EMMA Shanghai→Los Angeles done', 'gate Los Angeles done']);
    expect(legs.flatMap(({ missing }) => missing)).toEqual([]);
  });

  it('are not announced once tracking has stopped', () => {
    const legs = journey(departed, { shipment: { carrierTracking: stopped } });
    expect(outline(legs)).toEqual(['vessel EMMA Shanghai→Los Angeles underWay']);
  });

  it('lead to the port of loading by rail and inland by rail, distinguished by the sea between them', () => {
    const train = sampleEvent('rail_loaded', '2026-07-01', { place: chicago });
    const legs = journey([train], {
      raw: [sampleEvent('vessel_departed', '2026-07-09', { estimated: true, ...onEmma })],
    });
    expect(outline(legs)).toEqual([
      'rail Chicago→Shanghai underWay',
      'vessel EMMA Los Angeles expected',
      'gate Los Angeles expected',
    ]);
  });
});

describe('steps that nobody reported', () => {
  it('are named where later ones show that they happened, and are not drawn as events', () => {
    const legs = journey([sampleEvent('empty_in', '2026-07-30', { place: losAngeles })]);
    const reported = Object.fromEntries(legs.map(({ kind, missing }) => [kind, missing]));
    expect(reported).toEqual({
      vessel: ['vessel_loaded', 'vessel_departed', 'vessel_arrived', 'vessel_discharged'],
      gate: ['full_out'],
    });
    expect(legs.flatMap(({ actuals }) => actuals)).toHaveLength(1);
  });

  it('have the date of the record where it has one, marked as such', () => {
    const [sea] = journey([sampleEvent('full_out', '2026-07-25', { place: losAngeles })], {
      shipment: { polAtd: moment('2026-07-04'), podVessel: onEmma.vessel },
      container: { podArrived: moment('2026-07-20'), podDischarged: moment('2026-07-21') },
    });
    expect(sea?.actuals.map(({ id }) => id)).toEqual([
      'record:vessel_departed',
      'record:vessel_arrived',
      'record:vessel_discharged',
    ]);
    expect(sea?.missing).toEqual(['vessel_loaded']);
  });

  it('follow from the order of the ports, also where a step names no vessel', () => {
    const legs = journey([
      ...departed,
      sampleEvent('transshipment_discharged', '2026-07-11', { place: singapore }),
      sampleEvent('transshipment_loaded', '2026-07-12', { place: singapore, ...onNora }),
    ]);
    expect(legs.flatMap(({ missing }) => missing)).toEqual(['transshipment_arrived']);
  });

  it('the leg before a transshipment is said, although nothing of it was reported', () => {
    const boarded = sampleEvent('transshipment_loaded', '2026-07-12', { place: singapore, ...onNora });
    const legs = journey([boarded]);
    expect(outline(legs)[0]).toBe('vessel Shanghai→Singapore done');
    expect(legs[0]?.missing).toEqual([
      'vessel_loaded',
      'vessel_departed',
      'transshipment_arrived',
      'transshipment_discharged',
    ]);
  });

  it('the arrival inland is one, once the train is unloaded (trap 18)', () => {
    const legs = journey([sampleEvent('rail_unloaded', '2026-07-28', { place: chicago })], {
      shipment: { destination: chicago, destinationEta: moment('2026-07-30') },
    });
    const rail = legs.find(({ kind }) => kind === 'rail');
    expect(rail?.missing).toContain('arrived_at_inland_destination');
    expect(rail?.estimates).toEqual([]);
  });
});

describe('dates of the record', () => {
  it('stand for estimates that were not reported as events, and yield to those that were', () => {
    const record = { podEta: moment('2026-08-20'), podVessel: onEmma.vessel, podVoyageNumber: '12W' };
    const alone = journey(departed, { shipment: record });
    expect(alone[0]?.estimates.map(({ id }) => id)).toEqual(['record:vessel_arrived:estimated']);
    const reported = sampleEvent('vessel_arrived', '2026-08-21', {
      estimated: true,
      place: losAngeles,
      ...onEmma,
    });
    const [sea] = journey(departed, { shipment: record, raw: [reported] });
    expect(sea?.estimates).toEqual([reported]);
  });

  it('of the departure are those of the feeder, where a feeder leaves the port of loading', () => {
    const feeder = [
      sampleEvent('feeder_loaded', '2026-07-02', { place: shanghai, ...onNora }),
      sampleEvent('feeder_departed', '2026-07-03', { place: shanghai, ...onNora }),
    ];
    const legs = journey(feeder, { shipment: { polAtd: moment('2026-07-03') } });
    expect(outline(legs)[0]).toMatch(/^feeder NORA/);
    expect(legs.flatMap(({ actuals }) => actuals)).toEqual(feeder);
  });
});
