import { expect, it } from 'vitest';
import { describeUsual, shortUsual, signedDays, usualOnBoard } from './usualDelay.ts';

it.each([
  [1, 4, 'Usually 1 to 4 days later than the original ETA, 34 arrivals on this lane'],
  [-0.2, 1.4, 'Usually 0.2 days earlier to 1.4 days later than the original ETA, 34 arrivals on this lane'],
  [-2, -1, 'Usually 1 to 2 days earlier than the original ETA, 34 arrivals on this lane'],
  [-2, 0, 'Usually 0 to 2 days earlier than the original ETA, 34 arrivals on this lane'],
  [1, 1, 'Usually 1 day later than the original ETA, 34 arrivals on this lane'],
  [0, 0, 'Usually on the original ETA, 34 arrivals on this lane'],
])('from %d to %d days', (low, high, text) => {
  expect(describeUsual({ range: { low, median: low, high }, known: 34, of: 'lane' })).toBe(text);
});

it('says whose arrivals they are', () => {
  expect(describeUsual({ range: { low: 1, median: 1, high: 2 }, known: 8, of: 'carrier' })).toMatch(
    /, 8 arrivals of this carrier$/,
  );
});

it('is short in a cell', () => {
  const range = { low: -0.2, median: 0.5, high: 1.4 };
  expect(shortUsual({ range, known: 34, of: 'lane' })).toBe('−0.2 to +1.4 d, 34 arrivals on lane');
  expect(shortUsual({ range, known: 34, of: 'carrier' })).toBe('−0.2 to +1.4 d, 34 arrivals of carrier');
  expect(usualOnBoard({ range, known: 34, of: 'lane' })).toBe('usually −0.2 to +1.4 d, 34 arrivals');
});

it('signs days', () => {
  expect([1.4, -0.2, 0].map(signedDays)).toEqual(['+1.4', '−0.2', '0']);
});
