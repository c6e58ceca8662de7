import { expect, it } from 'vitest';
import { uniqueById } from './uniqueById.ts';

it('of two records with one id the last counts, in the place of the first', () => {
  const records = [
    { id: 'a', says: 1 },
    { id: 'b', says: 2 },
    { id: 'a', says: 3 },
  ];
  expect(uniqueById(records)).toEqual([
    { id: 'a', says: 3 },
    { id: 'b', says: 2 },
  ]);
});
