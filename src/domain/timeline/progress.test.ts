import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { buildJourney } from './legs.ts';
import { type Milestone, progress } from './progress.ts';
import { stageWords } from './progressWords.ts';

const now = parseInstant('2026-08-12T15:00:00Z') ?? instant(0);
const tracking = { lastAttemptedAt: now, lastSucceededAt: now, stoppedAt: null, stoppedReason: null };
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
  carrierTracking: tracking,
};

const ofRecord = (shipment: Partial<Shipment>, container: Partial<Container> = {}) =>
  progress(sampleShipment(shipment), sampleContainer(container), null, now);
const outline = (milestones: ReturnType<typeof progress>) =>
  milestones.map(({ kind, state }) => `${kind} ${state}`);
/** The stage, the last milestone that is done, and the next one with a time. */
function words(milestones: ReturnType<typeof progress>): string {
  const last = milestones.findLast(({ state }) => state === 'done');
  const next = milestones.find(({ state, moment: when }) => state !== 'done' && when !== null);
  const say = ({ kind, place, moment: when, state }: Milestone) =>
    [kind, place?.name, when && dayOf(when), state === 'overdue' && state].filter(Boolean).join(' ');
  return [stageWords(milestones), last && say(last), next && say(next)].filter(Boolean).join(' | ');
}

function ofEvents(events: TransportEvent[], known: Partial<Shipment> = {}, raw: TransportEvent[] = []) {
  const [shipment, container] = [sampleShipment({ ...atSea, polAtd: null, ...known }), sampleContainer()];
  return progress(shipment, container, buildJourney({ events, rawEvents: raw, shipment, container }), now);
}

describe('progress by the records alone', () => {
  it('at sea', () => {
    expect(outline(ofRecord(atSea))).toEqual([
      'departed done',
      'arrived current',
      'discharged unknown',
      'pickedUp unknown',
      'returned unknown',
    ]);
    expect(words(ofRecord(atSea))).toBe(
      'At sea | departed Shanghai 2026-08-03 | arrived Los Angeles 2026-08-18',
    );
  });

  it('of a booking whose containers are not named', () => {
    const booking = { ...atSea, polAtd: null, polEtd: moment('2026-08-14') };
    const milestones = progress(sampleShipment(booking), null, null, now);
    expect(outline(milestones).slice(0, 2)).toEqual(['departed current', 'arrived expected']);
    expect(words(milestones)).toBe('Not departed | departed Shanghai 2026-08-14');
    expect(words(ofRecord({}))).toBe('Not departed');
  });

  it('overdue, as soon as the carrier has updated after the time had passed', () => {
    const late = { ...atSea, podEta: moment('2026-08-10') };
    expect(words(ofRecord(late))).toMatch(/arrived Los Angeles 2026-08-10 overdue$/);
    const notUpdated = { ...tracking, lastSucceededAt: parseInstant('2026-08-09T12:00:00Z') };
    expect(outline(ofRecord({ ...late, carrierTracking: notUpdated }))[1]).toBe('arrived current');
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
    expect(outline(milestones)).toEqual([
      'departed done',
      'arrived done',
      'discharged done',
      'onRail done',
      'inland current',
      'pickedUp unknown',
      'returned unknown',
    ]);
    expect(words(milestones)).toBe('On rail | onRail Los Angeles 2026-08-09 | inland Chicago 2026-08-20');
  });

  it('by the status where nothing else shows it, and claims no date', () => {
    const back = ofRecord(atSea, { currentStatus: 'empty_returned' });
    expect(new Set(back.map(({ state }) => state))).toEqual(new Set(['done']));
    expect(words(back)).toBe('Complete | returned');
  });

  it('on rail by the status once the vessel has arrived, with no date of a train', () => {
    const inland = { ...atSea, podAta: moment('2026-08-08'), destination: chicago };
    const onRail = ofRecord(inland, { currentStatus: 'on_rail', inlandEvidence: 'rail' });
    expect(outline(onRail).slice(2, 5)).toEqual(['discharged done', 'onRail done', 'inland current']);
    expect(words(onRail)).toMatch(/^On rail /);
  });
});

describe('progress by the events', () => {
  const inSingapore = [
    sampleEvent('full_in', '2026-08-01', { place: shanghai }),
    sampleEvent('vessel_departed', '2026-08-02', { place: shanghai }),
    sampleEvent('transshipment_discharged', '2026-08-08', { place: singapore }),
  ];

  it('counts the gate-in and each transshipment port apart (trap 30)', () => {
    const next = sampleEvent('transshipment_arrived', '2026-08-14', { place: colombo, estimated: true });
    const milestones = ofEvents(inSingapore, {}, [next]);
    expect(milestones.map(({ kind, place, state }) => `${kind} ${place?.name} ${state}`).slice(0, 5)).toEqual(
      [
        'gatedIn Shanghai done',
        'departed Shanghai done',
        'transshipped Singapore done',
        'transshipped Colombo current',
        'arrived Los Angeles expected',
      ],
    );
    expect(words(milestones)).toMatch(
      /^At transshipment . transshipped Singapore 2026-08-08 . transshipped Colombo/,
    );
  });

  it('counts the port where a feeder brings it to the main vessel, from its arrival there on', () => {
    const byFeeder = [
      sampleEvent('feeder_loaded', '2026-08-01', { place: shanghai }),
      sampleEvent('feeder_departed', '2026-08-02', { place: shanghai }),
      sampleEvent('feeder_arrived', '2026-08-04', { place: singapore }),
      sampleEvent('feeder_discharged', '2026-08-05', { place: singapore }),
    ];
    expect(words(ofEvents(byFeeder))).toMatch(/^At transshipment . transshipped Singapore 2026-08-04/);
    for (const name of ['vessel_loaded', 'transshipment_loaded', 'vessel_departed']) {
      const left = [...byFeeder, sampleEvent(name, '2026-08-09', { place: singapore })];
      expect(words(ofEvents(left)), name).toMatch(/^At sea . transshipped Singapore 2026-08-04/);
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
    expect(discharge?.state).toBe('unknown');
  });

  it('takes a train to the port of loading, or at a stop, for no arrival inland (trap 32)', () => {
    const toPort = ofEvents(
      [sampleEvent('full_in', '2026-08-01'), sampleEvent('rail_arrived', '2026-08-03')],
      {
        polEtd: moment('2026-08-20'),
      },
    );
    expect(outline(toPort).slice(0, 2)).toEqual(['gatedIn done', 'departed current']);
    const atStop = ofEvents(
      [
        sampleEvent('vessel_discharged', '2026-08-03', { place: losAngeles }),
        sampleEvent('rail_departed', '2026-08-05', { place: losAngeles }),
        sampleEvent('rail_arrived', '2026-08-09', { place: colombo }),
      ],
      { destination: chicago },
    );
    expect(atStop.find(({ kind }) => kind === 'inland')?.state).toBe('current');
  });
});

it('never has a gap in what is done, names each milestone once, and ends with the return', () => {
  const day = fc.option(fc.constantFrom('2026-08-01', '2026-08-05', '2026-08-20').map(moment));
  const known = fc.record({
    podArrived: day,
    podDischarged: day,
    podFullOut: day,
    podRailLoaded: day,
    inlandEta: day,
    finalDestinationFullOut: day,
    emptyTerminated: day,
    currentStatus: fc.constantFrom(null, 'unheard_of', ...containerStatuses),
  });
  const record = fc.record({ polAtd: day, polEtd: day, podEta: day, podAta: day });
  fc.assert(
    fc.property(record, known, (shipment, container) => {
      const milestones = ofRecord({ ...atSea, ...shipment }, container);
      const done = milestones.map(({ state }) => state === 'done');
      expect(done.toSorted((a, b) => Number(b) - Number(a))).toEqual(done);
      expect(new Set(milestones.map(({ kind }) => kind)).size).toBe(milestones.length);
      expect(milestones.at(-1)?.kind).toBe('returned');
      expect(milestones.filter(({ state }) => state === 'current').length).toBeLessThanOrEqual(1);
      expect(words(milestones)).not.toMatch(/undefined|null|NaN/);
    }),
  );
});
