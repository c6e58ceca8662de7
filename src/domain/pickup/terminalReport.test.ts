import { describe, expect, it } from 'vitest';
import { createBoard } from '#/domain/board/board.ts';
import { defaultBoard } from '#/domain/board/boardSettings.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { pickupExceptions } from '#/domain/exceptions/pickupExceptions.ts';
import { findColumn } from '#/domain/list/columns.ts';
import { containerValues } from '#/domain/list/containerFacets.ts';
import { containerFacets } from '#/domain/list/facetNames.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { withInlandEvidence } from '#/domain/status/inlandEvidence.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { ago, fee, hold, limits, now, spoken, tracked } from '#/test/samples/verdicts.ts';
import { readMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { describeBoard } from '#/wording/board.ts';
import { composeMessage } from '#/wording/message.ts';
import { describeReadiness } from '#/wording/readiness.ts';
import { freeDays } from './freeDay.ts';
import { pickupReadiness } from './pickup.ts';
import { terminalReport } from './terminalReport.ts';

const longBeach = samplePlace({ id: 'lgb', name: 'Long Beach', zone: 'America/Los_Angeles' });
const elwood = samplePlace({ id: 'ewo', type: 'metro_area', name: 'Elwood', zone: 'America/Chicago' });
const pacific = (text: string) => readMoment(text, 'America/Los_Angeles');
const central = (text: string) => readMoment(text, 'America/Chicago');

/** Held, charged and available at the port when its terminal was asked last; gone by rail since. */
const atPort: Partial<Container> = {
  podZone: 'America/Los_Angeles',
  currentStatus: 'not_available',
  podTerminal: { type: 'terminal', id: 'lbct', name: 'LBCT' },
  podArrived: pacific('2026-07-20T12:00:00Z'),
  podDischarged: pacific('2026-07-21T12:00:00Z'),
  terminalCheckedAt: ago(16),
  availabilityKnown: true,
  availableForPickup: true,
  holds: [hold('customs'), hold('freight', 'pending')],
  fees: [fee('demurrage', 535)],
  locationAtPodTerminal: 'Y A101.2',
  pickupAppointment: pacific('2026-07-25T16:00:00Z'),
  deadlines: { line: null, terminal: pacific('2026-07-26T07:00:00Z'), rail: null },
};
const left: Partial<Container> = { ...atPort, podFullOut: pacific('2026-07-28T20:00:00Z') };

function record(known: Partial<Container>, ofShipment: Partial<Shipment> = {}) {
  const bare = sampleShipment({
    portOfDischarge: longBeach,
    destination: elwood,
    polAtd: pacific('2026-07-01T12:00:00Z'),
    podAta: pacific('2026-07-20T12:00:00Z'),
    destinationAta: central('2026-08-02T12:00:00Z'),
    carrierTracking: tracked(),
    ...ofShipment,
  });
  const container = withInlandEvidence(bare, sampleContainer(known));
  const shipment = { ...bare, containers: [container] };
  return { shipment, container };
}

/** Everything that is said of a container anywhere, besides its facts. */
function saidOf(known: Partial<Container>, ofShipment: Partial<Shipment> = {}): string {
  const { shipment, container } = record(known, ofShipment);
  const verdict = verdictOf({ shipment, container, now, limits });
  const row = { id: container.id, kind: 'container', shipment, containers: [container] } as const;
  const columns = ['holds', 'fees', 'freeDay', 'daysLeft', 'appointment', 'ready'];
  return JSON.stringify([
    spoken(verdict),
    pickupReadiness(container, shipment).reasons.map(describeReadiness),
    pickupExceptions(shipment, container, now, defaultExceptionSettings),
    composeMessage('consignee', [{ shipment, container, limits }], {
      format: { display: 'place', viewer: utc, now },
      now,
    }),
    columns.map((id) => findColumn(id)?.value(row, { now, limits }) ?? null),
    containerFacets.map((facet) => containerValues(facet, container, shipment, now)),
    describeBoard(createBoard([shipment], { ...defaultBoard, by: 'container' }, now), now).lines,
  ]);
}
const ofThePort =
  /Customs|Freight|customs|535|2026-07-26|26 Jul|LBCT|last checked|2026-07-25|25 Jul|contradict/;

describe('what the port reported', () => {
  it.each<[string, Partial<Container>, Partial<Shipment>]>([
    ['that came inland by its shipment', left, {}],
    ['that is picked up, by its status', { ...left, currentStatus: 'picked_up' }, {}],
    ['that came inland by rail', { ...left, inlandAta: central('2026-08-02T12:00:00Z') }, {}],
    ['on its way', left, { destinationAta: null, destinationEta: central('2026-08-20T12:00:00Z') }],
    ['on rail', { ...left, currentStatus: 'on_rail' }, { destinationAta: null }],
    [
      'of which no gate-out is reported',
      { ...atPort, inlandRailUnloaded: central('2026-08-02T12:00:00Z') },
      {},
    ],
    ['whose inland arrival alone is reported', atPort, {}],
  ])('is history of a container %s', (_, container, shipment) => {
    expect(saidOf(container, shipment)).not.toMatch(ofThePort);
  });

  it('is in the past once the consignee has the container', () => {
    const gone = { destination: null, destinationAta: null };
    expect(saidOf({ ...left, deadlines: { line: null, terminal: null, rail: null } }, gone)).not.toMatch(
      /Customs|customs|535|contradict|last checked/,
    );
  });

  it('counts while the container waits there, wherever it goes', () => {
    const said = saidOf({ ...atPort, terminalCheckedAt: ago(0.1) }, { destinationAta: null });
    for (const words of ['Customs', '535 USD', '2026-07-26', 'contradicts']) expect(said).toContain(words);
  });
});

describe('what is reported inland', () => {
  const inland = {
    ...left,
    inlandAta: central('2026-08-02T12:00:00Z'),
    podRailLoaded: pacific('2026-07-28T12:00:00Z'),
  };

  it('is availability, once somebody was asked there', () => {
    const asked = (more: Partial<Container>) => {
      const { shipment, container } = record({ ...inland, ...more });
      const { availableForPickup, place } = terminalReport(container, shipment);
      return [place, availableForPickup];
    };
    expect(asked({})).toEqual(['destination', null]);
    expect(asked({ railCheckedAt: ago(0.1) })).toEqual(['destination', true]);
    expect(asked({ terminalCheckedAt: ago(0.1) })).toEqual(['destination', true]);
  });

  it('is a hold and a fee of the facility there, from when the container has left the port', () => {
    const there = { inlandHolds: [hold('USDA')], inlandFees: [fee('exam', 90)] };
    expect(saidOf({ ...inland, ...there, railCheckedAt: ago(0.1) })).toMatch(/USDA hold.*90 USD/);
    expect(saidOf({ ...atPort, ...there }, { destinationAta: null })).not.toMatch(/USDA|90.00/);
  });

  it('is an appointment after it left the port', () => {
    const { shipment, container } = record({ ...inland, pickupAppointment: pacific('2026-08-14T16:00:00Z') });
    expect(terminalReport(container, shipment).pickupAppointment).not.toBeNull();
  });

  it('is a last free day of the railroad, and of the port none that is later than it was picked up', () => {
    const rail = central('2026-08-14T05:00:00Z');
    const { shipment, container } = record({
      ...inland,
      railCheckedAt: ago(0.1),
      deadlines: { line: null, terminal: pacific('2026-07-26T07:00:00Z'), rail },
      finalDestinationFullOut: central('2026-08-11T12:00:00Z'),
    });
    const { deadlines, earliest, daysLate } = freeDays(container, shipment, now);
    expect(deadlines.map(({ source, isHistory }) => [source, isHistory])).toEqual([
      ['rail', false],
      ['terminal', true],
    ]);
    expect([earliest?.source, daysLate]).toEqual(['rail', 0]);
  });
});
