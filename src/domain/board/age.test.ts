import { expect, test } from 'vitest';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { boardAge } from './age.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));

test.each([
  [9, 'fresh'],
  // The board knows the time to the minute.
  [-1, 'fresh'],
  [-5, 'late'],
  [11, 'late'],
  [7 * 60, 'old'],
  [-7 * 60, 'old'],
] as const)('data %d minutes old is %s', (minutes, age) => {
  expect(boardAge(instant(now - minutes * minute), now, minute)).toBe(age);
});
