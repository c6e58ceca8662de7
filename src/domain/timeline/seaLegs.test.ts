import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vessel } from '#/domain/records/place.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { sampleEvent, samplePlace } from '#/test/samples/records.ts';
import { seaLegs } from './seaLegs.ts';

const ports = ['CNSHG', 'SGSIN', 'LKCMB', 'MAPTM', 'USNYC'].map((locode) => samplePlace({ locode }));
const vessels = ['EMMA', 'NORA', 'OLGA', 'VERA'].map((name, index): Vessel => ({
  id: `v${index}`,
  imo: `900000${index}`,
  name,
}));
const voyages = ['545E', '546E', '12W', '7N'];
const named = (legs: ReturnType<typeof seaLegs>) =>
  legs.map(({ kind, vessel, voyageNumber, events }) =>
    [kind, vessel?.name, voyageNumber, ...events.map(({ name }) => name)].join(' '),
  );

/** A journey as it was: of each leg what left the one port and came to the next. */
function journeyOver(count: number, feeds: boolean): TransportEvent[][] {
  return Array.from({ length: count }, (_, leg) => {
    const isFeeder = feeds && leg === 0 && count > 1;
    const isMain = leg === (feeds && count > 1 ? 1 : 0);
    const out = isFeeder ? 'feeder' : isMain ? 'vessel' : 'transshipment';
    const into = isFeeder ? 'feeder' : leg === count - 1 ? 'vessel' : 'transshipment';
    const steps = [`${out}_loaded`, `${out}_departed`, `${into}_arrived`, `${into}_discharged`];
    return steps.map((name, step) =>
      sampleEvent(name, `2026-07-${String(1 + leg * 5 + step).padStart(2, '0')}`, {
        id: `${leg} ${step}`,
        place: ports[leg + Number(step > 1)] ?? null,
        vessel: vessels[leg] ?? null,
        voyageNumber: voyages[leg] ?? null,
      }),
    );
  });
}

interface Lie {
  readonly vessel: 'true' | 'none' | 'of another leg' | 'id alone';
  readonly voyage: 'true' | 'none' | 'of another leg';
  readonly other: number;
}
const lie: fc.Arbitrary<Lie> = fc.record({
  vessel: fc.constantFrom('true', 'none', 'of another leg', 'id alone'),
  voyage: fc.constantFrom('true', 'none', 'of another leg'),
  other: fc.nat(3),
});

function corrupted(event: TransportEvent, { vessel, voyage, other }: Lie, legs: number): TransportEvent {
  const elsewhere = other % legs;
  const reported = {
    true: event.vessel,
    none: null,
    'of another leg': vessels[elsewhere] ?? null,
    'id alone': event.vessel && { id: event.vessel.id, imo: null, name: null },
  };
  const voyageNumber = {
    true: event.voyageNumber,
    none: null,
    'of another leg': voyages[elsewhere] ?? null,
  }[voyage];
  return { ...event, vessel: reported[vessel], voyageNumber };
}

describe('the legs of a journey by sea', () => {
  it('are two where a departure carries the voyage of the vessel that reaches the port of discharge', () => {
    const [shanghai = null, singapore = null, , , newYork = null] = ports;
    const [emma = null, nora = null] = vessels;
    const events = [
      sampleEvent('vessel_loaded', '2026-07-01', { place: shanghai, vessel: emma, voyageNumber: '545E' }),
      sampleEvent('vessel_departed', '2026-07-02', { place: shanghai, vessel: emma, voyageNumber: '546E' }),
      sampleEvent('transshipment_arrived', '2026-07-08', {
        place: singapore,
        vessel: emma,
        voyageNumber: '545E',
      }),
      sampleEvent('transshipment_discharged', '2026-07-09', {
        place: singapore,
        vessel: emma,
        voyageNumber: '545E',
      }),
      sampleEvent('transshipment_loaded', '2026-07-12', {
        place: singapore,
        vessel: nora,
        voyageNumber: '546E',
      }),
      sampleEvent('vessel_arrived', '2026-07-30', { place: newYork, vessel: nora, voyageNumber: '546E' }),
    ];
    expect(named(seaLegs(events))).toEqual([
      'vessel EMMA 545E vessel_loaded vessel_departed transshipment_arrived transshipment_discharged',
      'transshipment NORA 546E transshipment_loaded vessel_arrived',
    ]);
  });

  // Where nothing but a lie names the vessel of a leg, it looks like an unreported change.
  it('are the same in the same order, each event once, however vessels and voyages are dropped, swapped or null', () => {
    const reported = fc
      .record({ count: fc.integer({ min: 1, max: 4 }), feeds: fc.boolean() })
      .chain(({ count, feeds }) => {
        const legs = journeyOver(count, feeds);
        const length = legs.flat().length;
        return fc.record({
          legs: fc.constant(legs),
          lies: fc.array(lie, { minLength: length, maxLength: length }),
          honest: fc.array(fc.nat(3), { minLength: count, maxLength: count }),
          order: fc.shuffledSubarray([...legs.flat().keys()], { minLength: length }),
        });
      });
    fc.assert(
      fc.property(reported, ({ legs, lies, honest, order }) => {
        const events = legs.flatMap((leg, at) =>
          leg.map((event, step) => {
            const one = lies[at * 4 + step];
            return one && honest[at] !== step ? corrupted(event, one, legs.length) : event;
          }),
        );
        const found = seaLegs(order.flatMap((index) => events[index] ?? []));
        expect(found.map((leg) => leg.events.map(({ id }) => id))).toEqual(
          legs.map((leg) => leg.map(({ id }) => id)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('are as many as vessels carried it, however often one place is called at', () => {
    const calls = fc.array(fc.nat(2), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(calls, fc.boolean(), fc.infiniteStream(fc.nat()), (hubs, isShuttle, order) => {
        const at = [ports[0] ?? null, ...hubs.map((hub) => ports[1 + hub] ?? null), ports[4] ?? null];
        const legs = at.slice(1).map((to, leg) => {
          const isLast = leg === hubs.length;
          const names = [
            ...['loaded', 'departed'].map((step) => `${leg === 0 ? 'vessel' : 'transshipment'}_${step}`),
            ...['arrived', 'discharged'].map((step) => `${isLast ? 'vessel' : 'transshipment'}_${step}`),
          ];
          return names.map((name, step) =>
            sampleEvent(name, new Date(Date.UTC(2026, 6, 1 + leg * 5 + step, 12)).toISOString(), {
              id: `${leg} ${step}`,
              place: step > 1 ? to : (at[leg] ?? null),
              vessel: vessels[isShuttle ? leg % 2 : leg % 4] ?? null,
              voyageNumber: `${leg}E`,
            }),
          );
        });
        const shuffled = legs
          .flat()
          .map((event) => ({ event, key: order.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ event }) => event);
        expect(seaLegs(shuffled).map((leg) => leg.events.map(({ id }) => id))).toEqual(
          legs.map((leg) => leg.map(({ id }) => id)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('leave the vessel that is expected at the port of discharge to a leg of its own while another is under way', () => {
    const [shanghai = null, , , , newYork = null] = ports;
    const [emma = null, nora = null] = vessels;
    const events = [
      sampleEvent('vessel_departed', '2026-07-02', { place: shanghai, vessel: emma }),
      sampleEvent('vessel_arrived', '2026-07-30', { place: newYork, vessel: nora, estimated: true }),
    ];
    expect(named(seaLegs(events))).toEqual(['vessel EMMA  vessel_departed', 'vessel NORA  vessel_arrived']);
  });

  it('are one where only the id of the vessel is included and the record names it', () => {
    const [shanghai = null, , , , newYork = null] = ports;
    const events = [
      sampleEvent('vessel_departed', '2026-07-02', {
        place: shanghai,
        vessel: { id: 'v0', imo: null, name: null },
      }),
      sampleEvent('vessel_arrived', '2026-07-30', {
        place: newYork,
        vessel: { id: null, imo: '9000039', name: 'EMMA' },
      }),
    ];
    expect(seaLegs(events)).toHaveLength(1);
  });

  it('are one where a step names a neighbouring port, or the city of the port', () => {
    const [shanghai = null] = ports;
    const [emma = null] = vessels;
    const at = (locode: string, type: 'port' | 'metro_area' = 'port') => samplePlace({ locode, type });
    const events = [
      sampleEvent('vessel_loaded', '2026-07-01', { place: at('CNSHA', 'metro_area'), vessel: emma }),
      sampleEvent('vessel_departed', '2026-07-02', { place: shanghai, vessel: emma }),
      sampleEvent('vessel_arrived', '2026-07-20', { place: at('USLGB'), vessel: emma }),
      sampleEvent('vessel_discharged', '2026-07-21', { place: at('USLAX') }),
    ];
    expect(named(seaLegs(events))).toEqual([
      'vessel EMMA  vessel_loaded vessel_departed vessel_arrived vessel_discharged',
    ]);
  });

  it('keep their order where the estimate of the arrival is older than the transshipment', () => {
    const [shanghai = null, singapore = null, , , newYork = null] = ports;
    const events = [
      sampleEvent('vessel_departed', '2026-07-02', { place: shanghai }),
      sampleEvent('transshipment_arrived', '2026-07-20', { place: singapore }),
      sampleEvent('vessel_arrived', '2026-07-15', { place: newYork, estimated: true }),
    ];
    expect(named(seaLegs(events))).toEqual([
      'vessel   vessel_departed transshipment_arrived',
      'vessel   vessel_arrived',
    ]);
  });
});
