import { expect, test } from 'vitest';
import type { ArrivalFact } from '#/domain/arrival/arrivalState.ts';
import { describeArrival } from './arrival.ts';

test.each<[ArrivalFact, string]>([
  [{ code: 'not_reported' }, 'Not reported'],
  [{ code: 'expected' }, 'Estimated'],
  [{ code: 'overdue' }, 'Overdue'],
  [{ code: 'arrived' }, 'Arrived'],
  [{ code: 'arrivedWithoutTime', isEstimated: true }, 'Arrived, time estimated'],
  [{ code: 'arrivedWithoutTime', isEstimated: false }, 'Arrived, time not reported'],
])('%j is “%s”', (arrival, words) => {
  expect(describeArrival(arrival)).toBe(words);
});
