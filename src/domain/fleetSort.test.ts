import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment } from '#/time/moment.ts';
import { fleetSorts, sortFleet } from './fleetSort.ts';
import { sampleShipment } from './sampleRecords.ts';

const arriving = (id: string, podEta: string | null, podAta: string | null = null) =>
  sampleShipment({
    id,
    podEta: readMoment(podEta, 'America/Los_Angeles'),
    podAta: readMoment(podAta, 'America/Los_Angeles'),
  });
const ids = (shipments: readonly { readonly id: string }[]) => shipments.map(({ id }) => id);

const fleet = [
  arriving('unknown', null),
  arriving('arrived long ago', '2026-07-01T00:00:00Z', '2026-07-02T00:00:00Z'),
  arriving('far', '2026-09-20T00:00:00Z'),
  arriving('arrived lately', '2026-08-10T00:00:00Z', '2026-08-11T00:00:00Z'),
  arriving('near', '2026-08-14T00:00:00Z'),
];

describe('the order of the list', () => {
  it('puts the next arrival first, what has arrived after it, what nobody estimates last', () => {
    expect(ids(sortFleet(fleet, 'arrival'))).toEqual([
      'near',
      'far',
      'arrived lately',
      'arrived long ago',
      'unknown',
    ]);
  });

  it('puts the last arrival first without putting the past before the future', () => {
    expect(ids(sortFleet(fleet, 'latest'))).toEqual([
      'far',
      'near',
      'arrived lately',
      'arrived long ago',
      'unknown',
    ]);
  });

  it('is that of the service unless another is asked for', () => {
    expect(sortFleet(fleet, 'newest')).toBe(fleet);
  });

  it('reads numbers in names as numbers and puts missing names last', () => {
    const carriers = ['Line 10', null, 'line 9'].map((shortName, index) =>
      sampleShipment({ id: String(index), carrier: { scac: null, name: null, shortName } }),
    );
    expect(ids(sortFleet(carriers, 'carrier'))).toEqual(['2', '0', '1']);
  });

  const numbers = fc.array(fc.constantFrom('A1', 'A2', 'B'));
  const fleetOf = (bills: readonly string[]) =>
    bills.map((billOfLading, index) => sampleShipment({ id: String(index), billOfLading }));

  it('loses and invents nothing', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...fleetSorts), (bills, sort) => {
        const shipments = fleetOf(bills);
        expect(ids(sortFleet(shipments, sort)).toSorted()).toEqual(ids(shipments).toSorted());
      }),
    );
  });

  it('keeps the order of the service among equals', () => {
    fc.assert(
      fc.property(numbers, (bills) => {
        const equals = Map.groupBy(sortFleet(fleetOf(bills), 'number'), ({ billOfLading }) => billOfLading);
        for (const shipments of equals.values()) {
          const places = shipments.map(({ id }) => Number(id));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});
