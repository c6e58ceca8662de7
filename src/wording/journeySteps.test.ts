import { expect, it } from 'vitest';
import type { StepState } from '#/domain/journey/step.ts';
import { aroundTime } from './journeySteps.ts';

it.each<[name: string, state: StepState, words: string]>([
  ['vessel_departed', 'actual', 'departed …'],
  ['vessel_arrived', 'assumed', 'arrived …, time estimated'],
  ['full_out', 'estimated', 'pickup …, estimated'],
  ['rail_departed', 'estimated', 'rail ETD …, estimated'],
  ['vessel_discharged', 'estimated', 'discharge …, estimated'],
  ['transshipment_loaded', 'estimated', 'loading …, estimated'],
  // Their names say that they are estimates.
  ['vessel_departed', 'estimated', 'ETD …'],
  ['transshipment_arrived', 'estimated', 'ETA …'],
  ['feeder_departed', 'estimated', 'ETD …'],
  ['rail_arrived', 'estimated', 'ETA …'],
  ['arrived_at_inland_destination', 'estimated', 'ETA …'],
  ['appointment', 'estimated', 'pickup appointment …'],
  ['vessel_arrived', 'overdue', 'ETA …, overdue'],
  ['barge_levitated', 'actual', 'barge_levitated …'],
])('%s, %s, is said as: %s', (name, state, words) => {
  const { what, note } = aroundTime({ name, state });
  expect(`${what} …${note}`).toBe(words);
});
