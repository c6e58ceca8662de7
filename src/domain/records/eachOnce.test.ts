import { expect, it } from 'vitest';
import { eachOnce } from './eachOnce.ts';

it('of two records with one id the last counts, in the place of the first', () => {
  const records = [
    { id: 'a', says: 1 },
    { id: 'b', says: 2 },
    { id: 'a', says: 3 },
  ];
  expect(eachOnce(records)).toEqual([
    { id: 'a', says: 3 },
    { id: 'b', says: 2 },
  ]);
});
