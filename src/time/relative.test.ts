import { expect, it } from 'vitest';
import { hour } from './durations.ts';
import { instant } from './instant.ts';
import { formatRelative } from './relative.ts';

it.each([
  [76 * hour, 'in 3 d 4 h'],
  [-2 * hour, '2 h ago'],
  [-2.25 * hour, '2 h 15 min ago'],
  [24.5 * hour, 'in 1 d'],
  [12 * 24 * hour + 5 * hour, 'in 12 d'],
  [5 * 60_000, 'in 5 min'],
  [30_000, 'now'],
  [-30_000, 'now'],
])('%d ms from now is %s', (distance, words) => {
  expect(formatRelative(instant(distance), instant(0))).toBe(words);
});
