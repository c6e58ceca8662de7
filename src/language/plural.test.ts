import { expect, it } from 'vitest';
import { counted, plural } from './plural.ts';

it.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [1200, '1,200 rows'],
])('%d is counted as “%s”', (count, text) => {
  expect(counted(count, 'row')).toBe(text);
});

it('takes a form of its own', () => {
  expect([counted(1, 'party', 'parties'), counted(2, 'party', 'parties')]).toEqual(['1 party', '2 parties']);
  expect([plural(1, 'is', 'are'), plural(0, 'is', 'are')]).toEqual(['is', 'are']);
});
