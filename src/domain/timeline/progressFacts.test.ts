import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { dayOf } from '#/time/localDay.ts';
import { type Moment, readMoment } from '#/time/moment.ts';
import { buildJourney } from './legs.ts';
import { milestoneFacts, type MilestoneFacts } from './progressFacts.ts';

const moment = (day: string) => readMoment(`${day}T12:00:00Z`, 'UTC');
const shanghai = samplePlace({ locode: 'CNSHG', name: 'Shanghai' });
const singapore = samplePlace({ locode: 'SGSIN', name: 'Singapore' });
const colombo = samplePlace({ locode: 'LKCMB', name: 'Colombo' });
const losAngeles = samplePlace({ locode: 'USLAX', name: 'Los Angeles' });
const chicago = samplePlace({ locode: 'USCHI', name: 'Chicago' });
const atSea: Partial<Shipment> = {
  portOfLoading: shanghai,
  portOfDischarge: losAngeles,
  polAtd: moment('2026-08-03'),
  podEta: moment('2026-08-18'),
};

const ofRecord = (shipment: Partial<Shipment>, container: Partial<Container> = {}) =>
  milestoneFacts(sampleShipment(shipment), sampleContainer(container), null);
const happened = ({ actual, isProven }: MilestoneFacts) => actual !== null || isProven;
/** The milestones up to the last one that is known to have happened. */
const done = (facts: readonly MilestoneFacts[]) => facts.slice(0, facts.findLastIndex(happened) + 1);
const kinds = (facts: readonly MilestoneFacts[]) => facts.map(({ kind }) => kind).join();
/** The last milestone that is done, and the next one with a time. */
function words(facts: readonly MilestoneFacts[]): string {
  const past = done(facts);
  const [last, next] = [past.at(-1), facts.slice(past.length).find(({ expected }) => expected !== null)];
  const say = (fact: MilestoneFacts | undefined, when: Moment | null | undefined) =>
    fact && [fact.kind, fact.place?.name, when && dayOf(when)].filter(Boolean).join(' ');
  return [say(last, last?.actual), say(next, next?.expected)].filter(Boolean).join(' | ');
}

function ofEvents(events: TransportEvent[], known: Partial<Shipment> = {}, raw: TransportEvent[] = []) {
  const [shipment, container] = [sampleShipment({ ...atSea, polAtd: null, ...known }), sampleContainer()];
  return milestoneFacts(shipment, container, buildJourney({ events, rawEvents: raw, shipment, container }));
}

describe('milestones by the records alone', () => {
  it('at sea', () => {
    expect(kinds(ofRecord(atSea))).toBe('departed,arrived,discharged,pickedUp,returned');
    expect(words(ofRecord(atSea))).toBe('departed Shanghai 2026-08-03 | arrived Los Angeles 2026-08-18');
  });

  it('of a booking whose containers are not named', () => {
    const booking = { ...atSea, polAtd: null, polEtd: moment('2026-08-14') };
    expect(words(milestoneFacts(sampleShipment(booking), null, null))).toBe('departed Shanghai 2026-08-14');
    expect(words(ofRecord({}))).toBe('');
  });

  it('inland by rail, where the full-out from the port is no pickup (trap 19)', () => {
    const milestones = ofRecord(
      { ...atSea, destination: chicago, destinationEta: moment('2026-08-20') },
      {
        podDischarged: moment('2026-08-05'),
        podRailDeparted: moment('2026-08-09'),
        podFullOut: moment('2026-08-09'),
      },
    );
    expect(kinds(milestones)).toBe('departed,arrived,discharged,onRail,inland,pickedUp,returned');
    expect(words(milestones)).toBe('onRail Los Angeles 2026-08-09 | inland Chicago 2026-08-20');
  });

  it('by the status where nothing else shows it, and claims no date', () => {
    const back = ofRecord(atSea, { currentStatus: 'empty_returned' });
    expect(done(back)).toEqual(back);
    expect(words(back)).toBe('returned');
  });
});

describe('milestones by the events', () => {
  const inSingapore = [
    sampleEvent('full_in', '2026-08-01', { place: shanghai }),
    sampleEvent('vessel_departed', '2026-08-02', { place: shanghai }),
    sampleEvent('transshipment_discharged', '2026-08-08', { place: singapore }),
  ];

  it('counts the gate-in and each transshipment port apart (trap 30)', () => {
    const next = sampleEvent('transshipment_arrived', '2026-08-14', { place: colombo, estimated: true });
    const milestones = ofEvents(inSingapore, {}, [next]);
    expect(milestones.map(({ kind, place }) => `${kind} ${place?.name}`).slice(0, 5)).toEqual([
      'gatedIn Shanghai',
      'departed Shanghai',
      'transshipped Singapore',
      'transshipped Colombo',
      'arrived Los Angeles',
    ]);
    expect(words(milestones)).toBe('transshipped Singapore 2026-08-08 | transshipped Colombo 2026-08-14');
  });

  it('counts the port where a feeder brings it to the main vessel, from its arrival there on', () => {
    const byFeeder = [
      sampleEvent('feeder_loaded', '2026-08-01', { place: shanghai }),
      sampleEvent('feeder_departed', '2026-08-02', { place: shanghai }),
      sampleEvent('feeder_arrived', '2026-08-04', { place: singapore }),
      sampleEvent('feeder_discharged', '2026-08-05', { place: singapore }),
    ];
    const left = (events: TransportEvent[]) => ofEvents(events).find(({ isLeft }) => isLeft)?.place?.name;
    expect(words(ofEvents(byFeeder))).toMatch(/^transshipped Singapore 2026-08-04/);
    expect(left(byFeeder)).toBeUndefined();
    for (const name of ['vessel_loaded', 'transshipment_loaded', 'vessel_departed']) {
      const onward = [...byFeeder, sampleEvent(name, '2026-08-09', { place: singapore })];
      expect(left(onward), name).toBe('Singapore');
      expect(words(ofEvents(onward)), name).toMatch(/^transshipped Singapore 2026-08-04/);
    }
  });

  it('counts the port where a feeder takes it over from the main vessel, and no end of the journey', () => {
    const milestones = ofEvents([
      sampleEvent('vessel_departed', '2026-08-01', { place: shanghai }),
      sampleEvent('feeder_loaded', '2026-08-06', { place: colombo }),
      sampleEvent('feeder_arrived', '2026-08-11', { place: losAngeles }),
    ]);
    const reached = milestones.filter(({ kind }) => kind === 'transshipped');
    expect(reached.map(({ place, isLeft }) => `${place?.name} ${isLeft}`)).toEqual(['Colombo true']);
  });

  it('takes a discharge for transshipment for no discharge at the port of discharge (trap 29)', () => {
    const discharge = ofEvents(inSingapore).find(({ kind }) => kind === 'discharged');
    expect(discharge && happened(discharge)).toBe(false);
  });

  it('takes a train to the port of loading, or at a stop, for no arrival inland (trap 32)', () => {
    const toPort = ofEvents(
      [sampleEvent('full_in', '2026-08-01'), sampleEvent('rail_arrived', '2026-08-03')],
      {
        polEtd: moment('2026-08-20'),
      },
    );
    expect(kinds(done(toPort))).toBe('gatedIn');
    const atStop = ofEvents(
      [
        sampleEvent('vessel_discharged', '2026-08-03', { place: losAngeles }),
        sampleEvent('rail_departed', '2026-08-05', { place: losAngeles }),
        sampleEvent('rail_arrived', '2026-08-09', { place: colombo }),
      ],
      { destination: chicago },
    );
    expect(kinds(done(atStop))).not.toContain('inland');
    expect(kinds(atStop)).toContain('inland');
  });
});
