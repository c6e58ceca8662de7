import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { calendarFacts } from './calendarFact.ts';

const now = instant(Date.UTC(2026, 7, 12, 15));
const day = (text: string) => readMoment(text, null);
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles' });
const chicago = samplePlace({ id: 'chi', name: 'Chicago' });
const westBasin = { type: 'terminal', id: 'wb', name: 'West Basin Container Terminal' } as const;
const ramp = { type: 'rail_terminal', id: 'g2', name: 'UP Global II' } as const;
const depot = { type: 'terminal', id: 'd', name: 'Depot' } as const;

function factsOf(known: Partial<Shipment>, container: Partial<Container> | null = null) {
  const containers = container ? [sampleContainer(container)] : [];
  const shipment = sampleShipment({ portOfDischarge: losAngeles, containers, ...known });
  return calendarFacts({ id: 'row', kind: 'shipment', shipment, containers }, now);
}

describe('where an entry about a container takes place', () => {
  const inland = { destination: chicago, destinationTerminal: ramp, podTerminal: westBasin };
  const placesOf = (container: Partial<Container>, known: Partial<Shipment> = inland) =>
    factsOf(known, { podTerminal: westBasin, ...container }).map(({ place }) => place);
  const due = (source: 'line' | 'terminal' | 'rail') => ({
    deadlines: { line: null, terminal: null, rail: null, [source]: day('2026-08-10') },
  });

  it('is the ramp for the rail LFD, or the reported pickup facility', () => {
    expect(placesOf(due('rail'))).toEqual(['UP Global II']);
    expect(placesOf({ ...due('rail'), pickupFacility: depot })).toEqual(['Depot']);
  });

  it('is the ramp for the carrier LFD, where the container goes inland', () => {
    const container = {
      ...due('line'),
      inlandEta: day('2026-08-08'),
      finalDestinationZone: 'America/Chicago',
    };
    expect(placesOf(container)).toEqual(['UP Global II']);
    expect(placesOf(due('line'))).toEqual(['West Basin Container Terminal']);
  });

  it('is the terminal of the port for the terminal LFD, also of a container that goes on by rail', () => {
    const container = { ...due('terminal'), inlandEta: day('2026-08-20'), pickupFacility: ramp };
    expect(placesOf(container)).toEqual(['West Basin Container Terminal']);
    expect(placesOf({ ...due('terminal'), podTerminal: null })).toEqual(['West Basin Container Terminal']);
  });

  it('is for an appointment the place where the consignee picks the container up', () => {
    const pickupAppointment = day('2026-08-14');
    expect(placesOf({ pickupAppointment })).toEqual(['West Basin Container Terminal']);
    expect(placesOf({ pickupAppointment, pickupFacility: depot })).toEqual(['Depot']);
    expect(placesOf({ pickupAppointment, inlandEta: day('2026-08-08') })).toEqual(['UP Global II']);
  });

  it('is the place where no terminal is reported, and never a terminal of another place', () => {
    expect(placesOf(due('rail'), { ...inland, destinationTerminal: null })).toEqual(['Chicago']);
    expect(placesOf(due('rail'), {})).toEqual([null]);
  });
});

describe('an arrival', () => {
  const carrierTracking = {
    lastAttemptedAt: null,
    lastSucceededAt: parseInstant('2026-08-12T13:00:00Z'),
    stoppedAt: null,
    stoppedReason: null,
  };
  const carrier = { scac: 'YMJA', name: 'Yang Ming', shortName: null };
  const arrivalOf = (known: Partial<Shipment>) => {
    const [fact] = factsOf({ carrier, carrierTracking, ...known });
    return fact && { summary: fact.summary, certain: fact.certain, description: fact.description };
  };

  it('has the words of the screen: estimated, overdue, arrived', () => {
    expect(arrivalOf({ podEta: day('2026-08-20') })).toEqual({
      summary: 'MEDU0000001 arrival at Los Angeles: estimated',
      certain: false,
      description: [
        'Arrival at the port of discharge: estimated.',
        'Source: Yang Ming, last updated Wed 12 Aug 2026 13:00 UTC',
      ],
    });
    expect(arrivalOf({ podEta: day('2026-08-08') })).toMatchObject({
      summary: 'MEDU0000001 arrival at Los Angeles: overdue',
      certain: false,
      description: expect.arrayContaining(['Arrival at the port of discharge: overdue.']),
    });
  });

  it('without a reported time has not happened at the estimated time', () => {
    const containers = [sampleContainer({ podDischarged: day('2026-08-09') })];
    expect(arrivalOf({ podEta: day('2026-08-08'), containers })).toMatchObject({
      summary: 'MEDU0000001 arrival at Los Angeles: arrived, time estimated',
      certain: false,
      description: expect.arrayContaining(['Arrival at the port of discharge: arrived, time estimated.']),
    });
  });

  it('that has happened names no source: the list does not have it', () => {
    const arrived = { podEta: day('2026-08-08'), podAta: day('2026-08-08') };
    expect(arrivalOf(arrived)).toEqual({
      summary: 'MEDU0000001 arrival at Los Angeles: arrived',
      certain: true,
      description: [
        'Arrival at the port of discharge: arrived.',
        'Recorded by the tracking service. Carrier: Yang Ming, last updated Wed 12 Aug 2026 13:00 UTC',
      ],
    });
    const neverUpdated = { ...arrived, carrierTracking: { ...carrierTracking, lastSucceededAt: null } };
    expect(arrivalOf(neverUpdated)?.description).toContain(
      'Recorded by the tracking service. Carrier: Yang Ming, last update not reported',
    );
  });
});

it('has no entry for what the port had set, once the container has left it for inland', () => {
  const facts = factsOf(
    { destination: chicago, destinationAta: day('2026-08-08') },
    {
      inlandEvidence: 'inland',
      podFullOut: day('2026-08-05'),
      pickupAppointment: day('2026-08-04'),
      deadlines: { line: null, terminal: day('2026-08-03'), rail: null },
    },
  );
  expect(facts).toEqual([]);
});
