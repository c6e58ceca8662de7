import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { type ContainerState, isWithdrawn } from './containerState.ts';
import type { Precision } from './plan.ts';
import { nicheCarriers } from './services.ts';
import { shipmentState, type ShipmentState } from './state.ts';
import { createWorld } from './world.ts';

const clocks = ['2026-08-12T15:00:00Z', '2026-11-22T09:00:00Z', '2028-05-17T12:00:00Z'].map((clock) =>
  instant(Date.parse(clock)),
);
const world = createWorld({ seed: 'landfall', shipments: 300 });

function statesAt(clock: (typeof clocks)[number]): readonly ShipmentState[] {
  return world.shipmentsAt(clock).map((plan) => shipmentState(plan, clock));
}

type Trait = readonly [name: string, least: number, most: number, has: (box: ContainerState) => boolean];

const rawOnly =
  (...names: readonly string[]) =>
  (box: ContainerState) =>
    box.rawOnly.some((event) => names.includes(event.name));

const timed =
  (precision: Precision) =>
  ({ events }: ContainerState) =>
    events.some((event) => event.precision === precision);

// Of the shipments of an account, how many have a container like that.
const traits: readonly Trait[] = [
  ['carrier haulage', 0.03, 0.2, rawOnly('positioned_in', 'positioned_out')],
  ['a verified gross mass', 0.2, 0.5, rawOnly('vgm_received')],
  ['a release by the carrier', 0.08, 0.4, rawOnly('carrier_release')],
  ['a release by customs', 0.08, 0.4, rawOnly('customs_release')],
  ['a move of which only the day is reported', 0.05, 0.25, timed('day')],
  ['a move of which no time is reported', 0.005, 0.06, timed('nothing')],
  [
    'an event that was withdrawn',
    0.03,
    0.18,
    (box) => box.events.some((event) => isWithdrawn(event, box.at)),
  ],
  ['a word of the railroad', 0.02, 0.3, (box) => box.events.some(({ source }) => source === 'rail')],
];

describe.each(clocks)('an account of 300 shipments at %s', (clock) => {
  const states = statesAt(clock);

  it.each(traits)('has %s as often as a coordinator meets it', (_, least, limit, has) => {
    const share = states.filter(({ containers }) => containers.some(has)).length / states.length;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(limit);
  });

  it('hears last free days and availability at a ramp from the railroad alone', () => {
    const sources = states
      .filter(({ plan }) => plan.destination !== null)
      .flatMap(({ containers }) => containers.flatMap(({ events }) => events))
      .filter(({ name }) => name.endsWith('available') || name === 'container.pickup_lfd_rail.changed')
      .map(({ source }) => source);
    expect(sources.length).toBeGreaterThan(20);
    expect(new Set(sources)).toEqual(new Set(['rail']));
  });

  it('has the original ETA of most shipments that sail, and not of all', () => {
    const sailing = states.filter(({ podEta }) => podEta !== null);
    const share = sailing.filter(({ podOriginalEta }) => podOriginalEta !== null).length / sailing.length;
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(0.95);
  });

  it('names the correction of each event that was withdrawn, and counts the correction', () => {
    for (const box of states.flatMap(({ containers }) => containers)) {
      for (const event of box.events.filter((each) => isWithdrawn(each, box.at))) {
        const correction = box.events.find(({ previousVersion }) => previousVersion === event.id);
        expect(correction).toMatchObject({ name: event.name, withdrawnAt: null, knownAt: event.withdrawnAt });
        const dates: Readonly<Record<string, unknown>> = {
          vessel_arrived: box.podArrivedAt,
          vessel_discharged: box.podDischargedAt,
        };
        expect(dates[event.name] ?? correction?.at).toBe(correction?.at);
      }
    }
  });

  it('has a few shipments of carriers of one trade, by numbers that they can be asked by', () => {
    const niche = states.filter(({ plan }) => Object.hasOwn(nicheCarriers, plan.scac));
    expect(niche.length / states.length).toBeGreaterThan(0.01);
    expect(niche.length / states.length).toBeLessThan(0.08);
    for (const { plan } of niche) {
      expect(world.gazetteer.carrier(plan.scac)?.tracks[plan.request.requestType]).toBe(true);
    }
  });
});
