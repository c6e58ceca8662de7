import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrivalInland } from '#/domain/arrival/arrival.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeStage } from '#/wording/stages.ts';
import { milestoneFacts } from './progressFacts.ts';
import { isLoading, stageOf, stageRank } from './stage.ts';

const when = readMoment('2026-08-05T12:00:00Z', 'UTC');
const now = instant(Date.parse('2026-08-12T12:00:00Z'));
const chicago = samplePlace({ locode: 'USCHI', name: 'Chicago' });
const losAngeles = samplePlace({ locode: 'USLAX', name: 'Los Angeles' });
const arrived: Partial<Shipment> = { portOfDischarge: losAngeles, polAtd: when, podAta: when };
const words = (shipment: Partial<Shipment>, container: Partial<Container> | null = {}) => {
  const stage = stageOf(sampleShipment(shipment), container && sampleContainer(container), now);
  return stage && describeStage(stage);
};

it.each<[string | null, Partial<Shipment>, (Partial<Container> | null)?]>([
  [null, {}],
  [null, {}, null],
  ['Not departed', { polEtd: when }, null],
  ['Not departed', { podEta: when }],
  ['At sea', { polAtd: when }, null],
  // Its departure is not reported, and every page says that it is at sea.
  ['At sea', { polEtd: when }, { currentStatus: 'on_ship' }],
  ['Not departed', { polEtd: readMoment('2026-08-13T12:00:00Z', 'UTC') }, { currentStatus: 'on_ship' }],
  ['In port', arrived],
  ['At terminal', arrived, { podDischarged: when }],
  ['At terminal', arrived, { podRailLoaded: when }],
  // A full-out from the port on the way inland is no pickup (docs/interface.md trap 19).
  ['On rail', arrived, { podRailDeparted: when, podFullOut: when }],
  ['On rail', arrived, { podRailLoaded: when, podFullOut: when }],
  ['On rail', arrived, { currentStatus: 'on_rail', inlandEvidence: 'rail' }],
  ['On the way inland', arrived, { inlandEvidence: 'inland', podFullOut: when }],
  // The shipment has come inland, its container on the train has not; the vessel's arrival stays (docs/interface.md 3.3).
  ['At terminal', { ...arrived, destination: chicago, destinationAta: when }, { currentStatus: 'on_rail' }],
  ['At destination', { ...arrived, destination: chicago }, { inlandAta: when }],
  ['Out', arrived, { podFullOut: when }],
  ['Complete', arrived, { currentStatus: 'empty_returned' }],
])('%s: %j %j', (stage, shipment, container) => {
  expect(words(shipment, container)).toBe(stage);
});

it('is that of the last milestone that the records prove', () => {
  const stages = {
    departed: 'vessel_departed',
    arrived: 'vessel_arrived',
    discharged: 'vessel_discharged',
    leftPort: 'port_out',
    onRail: 'rail_departed',
    inland: 'arrived_at_inland_destination',
    pickedUp: 'full_out',
    returned: 'empty_in',
    gatedIn: null,
    transshipped: null,
  } as const;
  const date = fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant(when) },
  );
  const record = fc.record({
    polAtd: date,
    podAta: date,
    destinationAta: date,
    portOfDischarge: fc.constantFrom(null, losAngeles),
    destination: fc.constantFrom(null, losAngeles, chicago),
  });
  const known = fc.record({
    vesselDeparted: date,
    podArrived: date,
    podDischarged: date,
    podFullOut: date,
    podRailLoaded: date,
    podRailDeparted: date,
    inlandEta: date,
    inlandAta: date,
    finalDestinationFullOut: date,
    emptyTerminated: date,
    inlandEvidence: fc.constantFrom(null, 'rail', 'inland', 'likely'),
    currentStatus: fc.constantFrom(null, 'unheard_of', ...containerStatuses),
  });
  fc.assert(
    fc.property(record, fc.option(known), (shipment, container) => {
      const facts = [sampleShipment(shipment), container && sampleContainer(container)] as const;
      const last = milestoneFacts(...facts, null).findLast(
        ({ actual, isProven }) => actual !== null || isProven,
      );
      const isAboard =
        facts[1] !== null && hasReached('vessel_loaded', facts[1], facts[0]) && !isLoading(facts[0], now);
      const expected = isAboard ? 'vessel_departed' : arrivalInland(...facts).expected && 'notDeparted';
      expect(stageOf(...facts, now)).toBe(last ? stages[last.kind] : expected);
    }),
  );
});

it('ranks by the journey', () => {
  const ranks = (['notDeparted', 'vessel_departed', 'rail_departed', 'empty_in'] as const).map(stageRank);
  expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks);
});
