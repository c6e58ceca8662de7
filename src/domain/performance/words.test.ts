import { expect, it } from 'vitest';
import { signedDays } from './words.ts';

it('signs days', () => {
  expect([1.4, -0.2, 0].map(signedDays)).toEqual(['+1.4', '−0.2', '0']);
});
