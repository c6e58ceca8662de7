import { assert, property, subarray, constantFrom } from 'fast-check';
import { expect, it } from 'vitest';
import { fleetColumns, knownColumns } from '#/domain/list/columns.ts';
import { rowKinds } from '#/domain/list/row.ts';
import { exportColumns } from './exportColumns.ts';

const choose = (ids: readonly string[]) => ids.map((id) => ({ id, width: null }));
const idsOf = (...ids: string[]) =>
  exportColumns({ choices: choose(ids), by: 'shipment', known: knownColumns([]) }).map(({ id }) => id);

it('has the values of a second line as columns of their own, unless they are chosen', () => {
  expect(idsOf('carrier', 'arrival')).toEqual(['carrier', 'vessel', 'voyage', 'arrival', 'etaChange']);
  expect(idsOf('carrier', 'etaChange', 'arrival', 'vessel')).toEqual([
    'carrier',
    'voyage',
    'etaChange',
    'arrival',
    'vessel',
  ]);
});

it('has every chosen column once, in the order of the screen, where the number leads', () => {
  const all = fleetColumns.map(({ id }) => id);
  assert(
    property(subarray(all, { minLength: 1 }), constantFrom(...rowKinds), (ids, by) => {
      const exported = exportColumns({ choices: choose(ids.toReversed()), by, known: knownColumns([]) }).map(
        ({ id }) => id,
      );
      expect(new Set(exported).size).toBe(exported.length);
      const order = ids.toReversed().filter((id) => id !== 'number');
      expect(exported.filter((id) => order.includes(id))).toEqual(order);
      expect(exported.indexOf('number')).toBe(ids.includes('number') ? 0 : -1);
    }),
  );
});
