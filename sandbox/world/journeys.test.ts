import { describe, expect, it } from 'vitest';
import {
  containerStatuses,
  dataSources,
  deadlineEventNames,
  transportEventNames,
} from '#/domain/records/vocabulary.ts';
import { instant } from '#/time/instant.ts';
import type { PlannedEvent, ShipmentPlan } from './plan.ts';
import { shipmentState, type ShipmentState } from './state.ts';
import { createWorld } from './world.ts';

const hour = 3_600_000;
const day = 24 * hour;
const clocks = [Date.UTC(2024, 2, 10, 9, 30), Date.UTC(2026, 7, 20, 12), Date.UTC(2026, 10, 1, 6)].map(
  instant,
);

const world = createWorld({ seed: 'journeys', shipments: 400 });

function everyState(): { now: number; state: ShipmentState }[] {
  return clocks.flatMap((now) =>
    world.shipmentsAt(now).map((plan) => ({ now, state: shipmentState(plan, now) })),
  );
}

describe('what the service knows', () => {
  it('speaks only the words of the interface', () => {
    const names = new Set<string>([...transportEventNames, ...deadlineEventNames]);
    for (const { state } of everyState()) {
      for (const box of state.containers) {
        expect(containerStatuses).toContain(box.status);
        for (const event of box.events) {
          expect(names).toContain(event.name);
          expect(dataSources).toContain(event.source);
        }
        for (const hold of box.holds) {
          expect(['freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other']).toContain(hold.name);
        }
      }
    }
  });

  it('names places, terminals, carriers and vessels that the gazetteer knows', () => {
    const { gazetteer } = world;
    const places = new Set([...gazetteer.ports, ...gazetteer.metroAreas].map((record) => record.locode));
    const terminals = new Set(gazetteer.terminals.map((record) => record.id));
    const vessels = new Set(gazetteer.vessels.map((record) => record.imo));
    const strangers = everyState().flatMap(({ state: { plan, containers } }) => {
      const events = containers.flatMap((box) => box.events);
      return [
        ...unknownOf([plan.portOfLoading, plan.portOfDischarge, plan.destination], places),
        ...unknownOf(
          events.map((event) => event.place),
          places,
        ),
        ...unknownOf([plan.podTerminalId, plan.destinationTerminalId], terminals),
        ...unknownOf(
          events.map((event) => event.facilityId),
          terminals,
        ),
        ...unknownOf(
          events.map((event) => event.vesselImo),
          vessels,
        ),
        ...(gazetteer.carrier(plan.scac) ? [] : [plan.scac]),
      ];
    });
    expect(strangers).toEqual([]);
  });

  it('never tells what has not happened yet: only estimates, deadlines and appointments lie ahead', () => {
    for (const { now, state } of everyState()) {
      const facts = [
        state.plan.createdAt,
        state.polAtd,
        state.podAta,
        state.destinationAta,
        state.lineLastAttemptedAt,
        state.lineLastSucceededAt,
        state.stoppedAt,
        ...state.containers.flatMap((box) => [
          box.podArrivedAt,
          box.podDischargedAt,
          box.podFullOutAt,
          box.podRailLoadedAt,
          box.podRailDepartedAt,
          box.inlandAta,
          box.inlandRailUnloadedAt,
          box.finalFullOutAt,
          box.emptyTerminatedAt,
          box.terminalCheckedAt,
          ...box.events.map((event) => event.at),
          ...box.events.map((event) => event.knownAt),
          ...box.estimates.map((estimate) => estimate.knownAt),
          ...box.holds.map((hold) => hold.from),
        ]),
      ];
      expect(facts.filter((at) => at !== null && at > now)).toEqual([]);
    }
  });

  it('is learned after it happened', () => {
    const events = everyState().flatMap(({ state }) => state.containers.flatMap((box) => box.events));
    expect(events.filter((event) => event.knownAt < event.at)).toEqual([]);
  });

  it('lists events newest-known first, many with the same moment of knowledge', () => {
    let ties = 0;
    for (const { state } of everyState()) {
      for (const { events } of state.containers) {
        const known = events.map((event) => event.knownAt);
        expect(known).toEqual(known.toSorted((a, b) => b - a));
        ties += known.length - new Set(known).size;
      }
    }
    expect(ties).toBeGreaterThan(100);
  });

  it('lets every box go through its journey in an order that can be', () => {
    const plans = clocks.flatMap((now) => world.shipmentsAt(now));
    const faults = plans.flatMap((plan) => plan.containers.flatMap((box) => orderFaults(plan, box.events)));
    expect(faults).toEqual([]);
  });

  it('shows the same arrival estimate on the shipment and among the estimates of its boxes', () => {
    for (const { state } of everyState()) {
      if (state.podAta !== null || state.stoppedAt !== null) continue;
      for (const box of state.containers) {
        const reported = box.estimates.filter(
          (estimate) => estimate.name === 'vessel_arrived' && estimate.place !== null,
        );
        for (const estimate of reported) expect(estimate.at).toBe(state.podEta);
      }
    }
  });

  it('has railroads that mostly expect the inland arrival at another hour than the carrier', () => {
    const apart = everyState().flatMap(({ state: { destinationEta, containers } }) =>
      containers.flatMap(({ inlandEta, inlandAta }) =>
        inlandEta === null || destinationEta === null || inlandAta !== null
          ? []
          : Math.abs(inlandEta - destinationEta) / hour,
      ),
    );
    expect(apart.filter((hours) => hours > 0).length).toBeGreaterThan(apart.length / 2);
    expect(apart.length).toBeGreaterThan(10);
  });

  it('expects the departure on the shipment when the estimates of its boxes expect it', () => {
    for (const { state } of everyState()) {
      if (state.polEtd === null || state.stoppedAt !== null) continue;
      const { place, name } = departureOf(state.plan);
      const reported = state.containers
        .flatMap((box) => box.estimates)
        .filter((estimate) => estimate.name === name && estimate.place === place);
      for (const estimate of reported) expect(estimate.at).toBe(state.polEtd);
    }
  });

  it('says of a last free day in the events what stands on the box', () => {
    for (const { state } of everyState()) {
      for (const box of state.containers) {
        const reported =
          box.events.find((event) => event.name === 'container.pickup_lfd.changed')?.value ?? null;
        expect(reported).toBe(box.lineDeadline ?? box.terminalDeadline ?? box.railDeadline);
      }
    }
  });

  it('knows appointments only at the port terminal, in whose zone the interface tells them', () => {
    const boxes = everyState().flatMap(({ state }) =>
      state.containers.map((box) => ({ inland: state.plan.destination !== null, at: box.appointment })),
    );
    expect(boxes.filter(({ inland, at }) => inland && at !== null)).toEqual([]);
    expect(boxes.filter(({ at }) => at !== null).length).toBeGreaterThan(20);
  });

  it('drifts from the first arrival estimate by hours mostly and by days at times', () => {
    const drifts = clocks
      .flatMap((now) => world.shipmentsAt(now))
      .flatMap((plan) =>
        plan.podEtas[0] ? Math.abs(plan.podEtas[0].eta - (plan.legs.at(-1)?.ata ?? 0)) / hour : [],
      )
      .toSorted((a, b) => a - b);
    const quantile = (share: number) => drifts[Math.floor(drifts.length * share)] ?? 0;
    expect(quantile(0.5)).toBeGreaterThan(4);
    expect(quantile(0.5)).toBeLessThan(14);
    expect(quantile(0.9)).toBeGreaterThan(30);
    expect(quantile(0.99)).toBeLessThan(200);
  });
});

function departureOf(plan: ShipmentPlan): { place: string; name: string } {
  const role = plan.legs[0]?.role;
  return { place: plan.portOfLoading, name: role === 'feeder' ? 'feeder_departed' : 'vessel_departed' };
}

/** What has to come before what, when both are reported. */
const before: readonly (readonly [string, string])[] = [
  ['empty_out', 'full_in'],
  ['full_in', 'vessel_loaded'],
  ['vessel_loaded', 'vessel_departed'],
  ['feeder_loaded', 'feeder_departed'],
  ['transshipment_arrived', 'transshipment_discharged'],
  ['transshipment_loaded', 'transshipment_departed'],
  ['vessel_departed', 'vessel_arrived'],
  ['transshipment_departed', 'vessel_arrived'],
  ['feeder_departed', 'vessel_arrived'],
  ['vessel_arrived', 'vessel_berthed'],
  ['vessel_arrived', 'vessel_discharged'],
  ['rail_loaded', 'rail_departed'],
  ['rail_departed', 'arrived_at_inland_destination'],
  ['arrived_at_inland_destination', 'rail_unloaded'],
  ['vessel_discharged', 'full_out'],
  ['rail_unloaded', 'full_out'],
  ['available', 'full_out'],
  ['full_out', 'delivered'],
  ['delivered', 'empty_in'],
  ['full_out', 'empty_in'],
];

function orderFaults(plan: ShipmentPlan, events: readonly PlannedEvent[]): string[] {
  const position = new Map<string, number>(events.map((event, index) => [event.name, index]));
  return before.flatMap(([first, second]) => {
    const a = position.get(first) ?? -1;
    const b = position.get(second) ?? -1;
    const earlier = events[a];
    const later = events[b];
    if (!earlier || !later) return [];
    const fault = `${first} to ${second} of ${plan.billOfLading}`;
    if (a > b) return [fault];
    // Digits without a place do not compare; carriers that tell days only put midnight, so a day may be lost.
    const comparable = earlier.place !== null && later.place !== null;
    return comparable && later.at - earlier.at <= -day ? [fault] : [];
  });
}

function unknownOf(words: readonly (string | null)[], known: ReadonlySet<string>): string[] {
  return words.filter((word) => word !== null && !known.has(word)).map(String);
}
