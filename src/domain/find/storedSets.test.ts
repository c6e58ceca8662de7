import { expect, it } from 'vitest';
import { readNumbers } from './readNumbers.ts';
import { fitsAddress, readStoredSets, withSet } from './storedSets.ts';

const lines = (count: number) => Array.from({ length: count }, (_, nth) => `REF-${nth + 10_000}`).join('\n');

it('an address holds a short set and no long one', () => {
  expect(fitsAddress(readNumbers(lines(100)))).toBe(true);
  expect(fitsAddress(readNumbers(lines(300)))).toBe(false);
  expect(fitsAddress({ ...readNumbers(lines(3)), leftOut: 1 })).toBe(false);
});

it('a device stores the newest twenty, and reads them again', () => {
  const { numbers, leftOut } = readNumbers(lines(5));
  let sets = readStoredSets(undefined);
  for (let nth = 0; nth < 25; nth++) sets = withSet(sets, { id: `${nth}`, numbers, leftOut });
  expect(sets.map(({ id }) => Number(id))).toEqual(Array.from({ length: 20 }, (_, nth) => 24 - nth));
  expect(readStoredSets(structuredClone(sets))).toEqual(sets);
});

it('what is no set is left out', () => {
  const stored = [
    null,
    7,
    { id: 1 },
    { id: 'a', numbers: [{ number: 'X1', reason: 'odd' }, { number: 9 }, null] },
  ];
  expect(readStoredSets(stored)).toEqual([
    { id: 'a', numbers: [{ number: 'X1', reason: 'alone' }], leftOut: 0 },
  ]);
  expect(readStoredSets('x')).toEqual([]);
});
