import { describe, expect, it } from 'vitest';
import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import { expectedExceptions } from '#/domain/exceptions/journeyExceptions.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { milestoneFacts } from '#/domain/timeline/progressFacts.ts';
import { reachedMilestone } from '#/domain/timeline/trains.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { inlandEta } from './inlandEta.ts';
import { departureAboard, hasReached, milestoneOf } from './reached.ts';

const when = readMoment('2026-06-14T12:00:00Z', 'America/Chicago');
const now = instant(Date.parse('2026-07-14T12:00:00Z'));

/** A journey by sea and rail, each of its milestones reported alone. */
const journey: readonly (readonly [
  name: string,
  container: Partial<Container>,
  shipment?: Partial<Shipment>,
])[] = [
  ['vessel_departed', {}, { polAtd: when }],
  ['vessel_arrived', { podArrived: when }],
  ['vessel_discharged', { podDischarged: when }],
  ['port_out', { podFullOut: when }],
  ['rail_loaded', { podRailLoaded: when }],
  ['rail_departed', { podRailDeparted: when }],
  ['arrived_at_inland_destination', { inlandAta: when }],
  ['rail_unloaded', { inlandRailUnloaded: when }],
  ['full_out', { finalDestinationFullOut: when }],
  ['delivered', { delivered: when }],
  ['empty_in', { emptyTerminated: when }],
];
const pairs = journey.flatMap((later, index) =>
  journey.slice(0, index).map(([earlier]) => [later[0], earlier, later] as const),
);

function recordOf([, container, known]: (typeof journey)[number]) {
  const byRail = { podRailCarrier: 'BNSF', ...container };
  const shipment = sampleShipment({
    portOfDischarge: samplePlace({ locode: 'USLGB' }),
    destination: samplePlace({ locode: 'USEWO' }),
    polEtd: when,
    podEta: when,
    destinationEta: when,
    ...known,
    containers: [sampleContainer(byRail)],
    carrierTracking: { ...sampleShipment().carrierTracking, lastSucceededAt: now },
  });
  return { shipment, container: sampleContainer(byRail) };
}

describe('what came later', () => {
  it.each(pairs)('%s proves %s, which was not reported', (_, earlier, later) => {
    const { shipment, container } = recordOf(later);
    expect(hasReached(earlier, container, shipment)).toBe(true);
  });

  it.each(journey.map(([name]) => name))('%s is proved by nothing that comes before it', (name) => {
    const before = journey.slice(
      0,
      journey.findIndex(([one]) => one === name),
    );
    const container = sampleContainer({
      podRailCarrier: 'BNSF',
      ...Object.assign({}, ...before.map(([, one]) => one)),
    });
    expect(hasReached(name, container, sampleShipment({ polAtd: before.length > 0 ? when : null }))).toBe(
      false,
    );
  });

  it.each(journey.slice(6).map((one) => [one[0], one] as const))(
    'once %s is known, no screen expects the arrival inland any more',
    (_, later) => {
      const { shipment, container } = recordOf(later);
      expect(inlandEta(shipment, container)).toBeNull();
      expect(arrivalInland(shipment, container)).toMatchObject({ expected: null, isReached: true });
      expect(expectedExceptions(shipment, now)).toEqual([]);
      const milestone = milestoneFacts(shipment, container, null).find(({ kind }) => kind === 'inland');
      expect(milestone?.isProven).toBe(true);
    },
  );

  it.each(journey.slice(1).map((one) => [one[0], one] as const))(
    'once %s is known, no screen misses departure and arrival by sea',
    (_, later) => {
      const { shipment, container } = recordOf(later);
      expect(arrivalAtPort(shipment, container).isReached).toBe(true);
      const missed = expectedExceptions(shipment, now).map(({ identity }) => identity[1]);
      expect(missed).not.toContain('departure');
      expect(missed).not.toContain('arrival');
    },
  );

  it('leaves an arrival ahead while a train has only brought the container to its port of loading', () => {
    const events = [
      sampleEvent('rail_departed', '2026-05-01'),
      sampleEvent('vessel_departed', '2026-05-20'),
      sampleEvent('vessel_arrived', '2026-06-20', { estimated: true }),
    ];
    expect(reachedMilestone(events, sampleContainer())).toBe(
      reachedMilestone([sampleEvent('vessel_departed', null)], sampleContainer()),
    );
  });

  it.each([
    ['on_ship', 'vessel_departed', false],
    ['available', 'vessel_discharged', true],
    ['picked_up', 'full_out', true],
    ['dropped', 'full_out', true],
    ['loaded', 'vessel_loaded', false],
    ['constructor', 'vessel_arrived', false],
  ])('by the status %s: %s is %s', (currentStatus, name, expected) => {
    expect(hasReached(name, sampleContainer({ currentStatus }), null)).toBe(expected);
  });

  it('the status on rail proves the discharge and the train once the vessel has arrived, whoever reported that', () => {
    const onRail = sampleContainer({ currentStatus: 'on_rail' });
    const arrived = sampleShipment({ podAta: when, containers: [onRail] });
    for (const name of ['vessel_discharged', 'port_out', 'rail_loaded']) {
      expect(hasReached(name, onRail, arrived), name).toBe(true);
      expect(hasReached(name, { ...onRail, podArrived: when }, null), name).toBe(true);
      expect(hasReached(name, onRail, { ...arrived, podAta: null }), name).toBe(false);
    }
    expect(hasReached('arrived_at_inland_destination', onRail, arrived)).toBe(false);
  });

  it('the carrier’s arrival of a shipment is not that of a container which is said to be elsewhere', () => {
    const known = {
      portOfDischarge: samplePlace({ locode: 'USLGB' }),
      destination: samplePlace({ locode: 'USEWO' }),
      destinationAta: when,
    };
    const train = sampleContainer({ podRailCarrier: 'BNSF', currentStatus: 'on_rail', inlandEta: when });
    expect(arrivalInland(sampleShipment(known), train)).toEqual({
      actual: null,
      expected: when,
      isReached: false,
    });
    const waiting = sampleContainer({ currentStatus: 'awaiting_inland_transfer' });
    expect(arrivalInland(sampleShipment(known), waiting).isReached).toBe(false);
    expect(arrivalInland(sampleShipment(known), sampleContainer())).toMatchObject({ actual: when });
  });

  it('the status picked up is no pickup of a container that goes inland and has not come there', () => {
    const byRail = { podRailCarrier: 'BNSF', currentStatus: 'picked_up' };
    expect(hasReached('full_out', sampleContainer(byRail), null)).toBe(false);
    expect(hasReached('full_out', sampleContainer({ ...byRail, inlandAta: when }), null)).toBe(true);
  });
});

it('says of no container at sea that it is aboard before a departure from a port on the way', () => {
  const left = sampleEvent('vessel_departed', '2026-06-14');
  const onward = ['transshipment_arrived', 'transshipment_departed'].map((name) =>
    sampleEvent(name, '2026-06-20', { estimated: true }),
  );
  expect(departureAboard([left, ...onward], milestoneOf('vessel_departed'))).toBeNull();
  const loaded = sampleEvent('transshipment_loaded', '2026-06-18');
  expect(departureAboard([left, loaded, ...onward], milestoneOf('transshipment_loaded'))).toBe(onward[1]);
});
