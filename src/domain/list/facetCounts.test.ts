import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalStates } from '#/domain/arrival/arrivalState.ts';
import { arrivalWindowTest } from '#/domain/arrival/arrivalWindow.ts';
import { pickupAnswer } from '#/domain/pickup/pickup.ts';
import type { Container } from '#/domain/records/container.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { box, fresh, local, none, stopped } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';
import { type Instant, instant, parseInstant } from '#/time/instant.ts';
import { containerRules, freeDayStates, onHold, readyStates } from './containerFacets.ts';
import { facetCounts } from './facetCounts.ts';
import { containerFacets, type Facet, facets, isContainerFacet, shipmentFacets } from './facetNames.ts';
import { etaShifts, shipmentRules } from './facets.ts';
import type { RowKind } from './row.ts';
import type { FleetFilter } from './view.ts';

const days = Array.from(
  { length: 9 },
  (_, index) => `2026-08-${String(index + 8).padStart(2, '0')}T20:00:00Z`,
);
const moment = fc.constantFrom(null, ...days).map((text) => (text === null ? null : local(text)));
const maersk = { scac: 'MAEU', name: 'A.P. Moller Maersk', shortName: 'Maersk' };
const nameless = { scac: null, name: 'Hapag', shortName: null };

const container = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  currentStatus: fc.constantFrom('on_ship', 'grounded', 'available', 'picked_up', 'in_orbit', null),
  podDischarged: moment,
  podFullOut: fc.option(fc.constantFrom(...days).map(local), { freq: 5 }),
  deadlines: moment.map((terminal) => ({ ...none, terminal })),
  holds: fc.constantFrom(null, [], [{ name: 'customs', status: 'hold', description: null }]),
});
const shipment = fc.record({
  carrier: fc.constantFrom(maersk, nameless),
  customerName: fc.constantFrom(null, 'Acme', 'Nordic'),
  tags: fc.subarray(['spring', 'urgent']),
  podVessel: fc.constantFrom(
    null,
    { id: 'v', imo: '9321483', name: 'EMMA MAERSK' },
    { id: 'w', imo: '9321483', name: 'EVER GIVEN' },
    { id: 'x', imo: null, name: 'TBA' },
  ),
  podOriginalEta: moment,
  podEta: moment,
  podAta: moment,
  carrierTracking: fc.constantFrom(fresh, stopped('cancelled_by_user')),
  containers: fc.array(container, { maxLength: 3 }),
});
const fleets = fc.array(shipment, { maxLength: 5 }).map((all) =>
  all.map(({ containers, ...known }, index) =>
    sampleShipment({
      id: `s${index}`,
      ...known,
      containers: containers.map((one, nth) => box({ ...one, id: `${one.id}${nth}` })),
    }),
  ),
);
const filters: fc.Arbitrary<FleetFilter> = fc.record(
  {
    status: fc.subarray(['available', 'on_ship', 'in_orbit']),
    ready: fc.subarray([...readyStates]),
    hold: fc.subarray([onHold, 'customs']),
    lfd: fc.subarray([...freeDayStates]),
    where: fc.subarray(['sea', 'port', 'out']),
    arrival: fc.subarray([...arrivalStates]),
    eta: fc.subarray([...etaShifts]),
    carrier: fc.subarray(['MAEU', 'HAPAG']),
    podVessel: fc.subarray(['9321483', '9321483 EVER GIVEN', 'TBA']),
    customer: fc.subarray(['Acme', 'Nobody']),
    tag: fc.subarray(['spring', 'urgent']),
    from: fc.constantFrom(undefined, 'today', '-3d'),
  },
  { requiredKeys: [] },
);

/** The rows that a value would leave, from the rules alone: nothing is kept and each facet is asked by itself. */
function rowsWith(
  facet: Facet,
  value: string,
  shipments: readonly Shipment[],
  by: RowKind,
  filter: FleetFilter,
  now: Instant,
): number {
  const chosen = { ...filter, [facet]: [value] };
  const isInWindow = arrivalWindowTest(filter, now);
  const passes = (name: Facet, values: readonly string[]) => {
    const asked = chosen[name] ?? [];
    const { readChoice = (text: string) => text } = isContainerFacet(name) ? {} : shipmentRules[name];
    return asked.length === 0 || asked.map(readChoice).some((one) => values.includes(one));
  };
  const hasContainerChoice = containerFacets.some((name) => (chosen[name] ?? []).length > 0);
  const passesAll = (one: Container, of: Shipment) => {
    const asked = { container: one, shipment: of, ...pickupAnswer(one, of) };
    return containerFacets.every((name) => passes(name, containerRules[name].valuesOf(asked, now)));
  };
  return shipments.reduce((sum, one) => {
    if (!isInWindow(one)) return sum;
    if (!shipmentFacets.every((name) => passes(name, shipmentRules[name].valuesOf(one, now)))) return sum;
    const left = one.containers.filter((each) => passesAll(each, one));
    if (hasContainerChoice && left.length === 0) return sum;
    return sum + (by === 'shipment' ? 1 : left.length);
  }, 0);
}

describe('the count of every value', () => {
  it('is what the rules alone would leave with it, under any filter and as time goes on', () => {
    const start = parseInstant('2026-08-12T15:00:00Z') ?? instant(Number.NaN);
    const times = fc.array(fc.constantFrom(start, instant(start + 2 * day)), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fleets,
        fc.array(filters, { minLength: 1, maxLength: 3 }),
        times,
        fc.constantFrom('shipment', 'container'),
        (shipments, asked, at, by) => {
          for (const now of at) {
            for (const filter of asked) {
              const counts = runToCompletion(
                facetCounts(shipments, by, filter, now, (_, { value }) => value),
              );
              for (const facet of facets) {
                const expected = counts[facet].map(({ value }) => ({
                  value,
                  count: rowsWith(facet, value, shipments, by, filter, now),
                }));
                expect(
                  counts[facet].map(({ value, count }) => ({ value, count })),
                  facet,
                ).toEqual(expected);
              }
            }
          }
        },
      ),
    );
  });

  it('is there for every value that a row has', () => {
    fc.assert(
      fc.property(fleets, (shipments) => {
        const now = parseInstant('2026-08-12T15:00:00Z') ?? instant(Number.NaN);
        const counts = runToCompletion(facetCounts(shipments, 'shipment', {}, now, (_, { value }) => value));
        for (const facet of shipmentFacets.filter((one) => one !== 'podVessel')) {
          const all = new Set(shipments.flatMap((one) => shipmentRules[facet].valuesOf(one, now)));
          expect(new Set(counts[facet].flatMap(({ value, count }) => (count > 0 ? value : [])))).toEqual(all);
        }
      }),
    );
  });
});
