import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { eventLabel } from '#/wording/eventNames.ts';
import { buildJourney, type TimelineLeg } from './legs.ts';
import { isOfRecord } from './recordedEvents.ts';

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

describe('the origin by the record of the container alone', () => {
  const origin = {
    emptyOut: moment('2026-07-01'),
    fullIn: moment('2026-07-02'),
    vesselLoaded: moment('2026-07-03'),
    vesselDeparted: moment('2026-07-04'),
  };
  const names = (legs: readonly TimelineLeg[]) =>
    legs.flatMap(({ actuals }) =>
      actuals.map(({ id, name }) => (isOfRecord({ id }) ? `${name} recorded` : name)),
    );

  it('has the steps that no event says', () => {
    const legs = journey([], { container: origin });
    expect(names(legs)).toEqual([
      'empty_out recorded',
      'full_in recorded',
      'vessel_loaded recorded',
      'vessel_departed recorded',
    ]);
    expect(outline(legs)[0]).toBe('gate Shanghai done');
  });

  it('has none twice, whichever of them is an event', () => {
    const events = Object.entries({
      empty_out: '01',
      full_in: '02',
      vessel_loaded: '03',
      vessel_departed: '04',
    }).map(([name, day]) => sampleEvent(name, `2026-07-${day}`, { place: shanghai }));
    fc.assert(
      fc.property(fc.subarray(events), (known) => {
        const said = names(journey(known, { container: origin })).map((name) => name.split(' ')[0]);
        expect(said).toEqual(events.map(({ name }) => name));
      }),
    );
  });

  it('leaves loading and departure to a feeder', () => {
    const byFeeder = [
      sampleEvent('feeder_loaded', '2026-07-03', { place: shanghai }),
      sampleEvent('feeder_departed', '2026-07-04', { place: shanghai }),
    ];
    expect(names(journey(byFeeder, { container: origin }))).toEqual([
      'empty_out recorded',
      'full_in recorded',
      'feeder_loaded',
      'feeder_departed',
    ]);
  });

  it('yields to the departure that the shipment has', () => {
    const legs = journey([], { shipment: { polAtd: moment('2026-07-05') }, container: origin });
    const departures = legs.flatMap(({ actuals }) =>
      actuals.filter(({ name }) => name === 'vessel_departed'),
    );
    expect(departures.map(({ when }) => when)).toEqual([moment('2026-07-05')]);
  });
});

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

  it('have a gate at the port of discharge behind them once the container is picked up there', () => {
    const moved = ['port_moved_out', 'port_moved_in'].map((name) =>
      sampleEvent(name, '2026-07-30', { place: losAngeles }),
    );
    const legs = outline(journey([...departed, ...moved, atPort]));
    expect(legs.slice(1)).toEqual(['gate Los Angeles done', 'gate Los Angeles underWay']);
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

describe('steps that were not reported', () => {
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

describe('milestones without a time', () => {
  const santiago = place('CLSAI', 'San Antonio');
  const oakland = place('USOAK', 'Oakland');
  const arrived = sampleEvent('vessel_arrived', '2026-08-01', { place: oakland, ...onEmma });
  const undated = (name: string, at: typeof santiago, on: typeof onEmma) =>
    sampleEvent(name, null, { place: at, ...on });

  it('leave the direction of a leg as it was travelled', () => {
    const legs = journey(
      [undated('vessel_loaded', santiago, onEmma), undated('vessel_departed', santiago, onEmma), arrived],
      { shipment: { portOfLoading: null, portOfDischarge: oakland } },
    );
    expect(outline(legs)[0]).toBe('vessel EMMA San Antonio→Oakland underWay');
  });

  it('keep two transshipment ports in their order', () => {
    const legs = journey([
      ...departed,
      undated('transshipment_loaded', singapore, onNora),
      sampleEvent('transshipment_discharged', '2026-07-10', { place: singapore, ...onEmma }),
      sampleEvent('transshipment_discharged', '2026-07-20', { place: colombo, ...onNora }),
      undated('transshipment_loaded', colombo, onOlga),
    ]);
    expect(outline(legs).slice(0, 3)).toEqual([
      'vessel EMMA Shanghai→Singapore done',
      'transshipment NORA Singapore→Colombo done',
      'transshipment OLGA Colombo→Los Angeles underWay',
    ]);
  });

  it('of a feeder keep it before the vessel that it feeds', () => {
    const legs = journey([
      undated('feeder_departed', colombo, onNora),
      sampleEvent('feeder_arrived', '2026-07-01', { place: shanghai, ...onNora }),
      ...departed,
    ]);
    expect(outline(legs)[0]).toBe('feeder NORA Colombo→Shanghai done');
  });
});

describe('days without a time', () => {
  const at = (name: string, text: string, known: Partial<TransportEvent>) =>
    sampleEvent(name, null, { id: name, when: readMoment(text, 'America/Los_Angeles'), ...known });

  it('keep the transshipment of one day in the order of the move', () => {
    const legs = journey([
      ...departed,
      at('transshipment_loaded', '2026-07-10T07:00:00Z', { place: singapore, ...onNora }),
      at('transshipment_discharged', '2026-07-10T15:00:00Z', { place: singapore, ...onEmma }),
    ]);
    expect(outline(legs).slice(0, 2)).toEqual([
      'vessel EMMA Shanghai→Singapore done',
      'transshipment NORA Singapore→Los Angeles underWay',
    ]);
  });

  it('keep a train to the port of loading before the vessel that leaves that day', () => {
    const legs = journey([
      at('vessel_departed', '2026-07-10T07:00:00Z', { place: shanghai, ...onEmma }),
      at('rail_unloaded', '2026-07-10T15:00:00Z', { place: shanghai }),
    ]);
    expect(outline(legs).slice(0, 2)).toEqual([
      'rail Shanghai done',
      'vessel EMMA Shanghai→Los Angeles underWay',
    ]);
  });

  it('keep a train from the port after the discharge of that day', () => {
    const legs = journey([
      at('rail_loaded', '2026-07-10T07:00:00Z', { place: losAngeles }),
      at('vessel_discharged', '2026-07-10T15:00:00Z', { place: losAngeles, ...onEmma }),
    ]);
    expect(legs.map(({ kind }) => kind)).toEqual(['vessel', 'rail', 'gate']);
  });

  it('leave the pickup on the day of the arrival inland a pickup (trap 19)', () => {
    const legs = journey(
      [sampleEvent('full_out', null, { when: readMoment('2026-07-20T05:00:00Z', 'America/Chicago') })],
      {
        shipment: { destination: chicago },
        container: {
          podRailLoaded: moment('2026-07-11'),
          inlandAta: readMoment('2026-07-20T15:00:00Z', 'America/Chicago'),
        },
      },
    );
    expect(legs.some(({ end }) => end === 'port')).toBe(false);
  });
});
