import { expect, it } from 'vitest';
import { answerAge } from './request.ts';

const date = 'Sun, 22 Nov 2026 12:00:00 GMT';

it.each<readonly [number, string, Readonly<Record<string, string>>]>([
  [0, 'of the service itself', { date }],
  [0, 'given this second', { date, 'x-gw-data-date': date }],
  [31_000, 'kept for half a minute', { date, 'x-gw-data-date': 'Sun, 22 Nov 2026 11:59:29 GMT' }],
  [86_400_000, 'kept for a day', { date, 'x-gw-data-date': 'Sat, 21 Nov 2026 12:00:00 GMT' }],
  [0, 'of the future', { date, 'x-gw-data-date': 'Sun, 22 Nov 2026 12:00:01 GMT' }],
  [0, 'without a date to compare', { 'x-gw-data-date': 'Sat, 21 Nov 2026 12:00:00 GMT' }],
  [0, 'of no date', { date, 'x-gw-data-date': 'Sunday' }],
  [0, 'of a number', { date, 'x-gw-data-date': '5' }],
  [0, 'of nothing', { date, 'x-gw-data-date': '' }],
  [0, 'of a date in another form', { date, 'x-gw-data-date': '2020-01-01T00:00:00Z' }],
])('is %i ms for an answer %s', (age, _, headers) => {
  expect(answerAge(new Headers(headers))).toBe(age);
});
