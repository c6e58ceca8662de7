import { expect, it } from 'vitest';
import { sampleEvent } from '#/test/samples/records.ts';
import { minute, hour, day } from '#/time/durations.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { isOfFirstReading, learnedOf } from './learned.ts';

const at = (text: string) => parseInstant(text) ?? instant(0);
const now = at('2026-08-12T15:00:00Z');
const trackedSince = at('2026-08-01T14:00:00Z');
const learnedAt = (when: string, learned: string, estimated = false) =>
  learnedOf(sampleEvent('vessel_arrived', when, { createdAt: at(learned), estimated }), trackedSince, now);

it('a fact says how long after it happened it was learned, an estimate how long ago it was reported', () => {
  expect(learnedAt('2026-08-10T06:00:00Z', '2026-08-10T12:10:00Z')).toEqual({
    code: 'reported',
    lag: { precision: 'exact', milliseconds: 6 * hour + 10 * minute },
  });
  expect(learnedAt('2026-08-20T06:00:00Z', '2026-08-10T12:10:00Z', true)).toEqual({
    code: 'updated',
    age: 2 * day + 2 * hour + 50 * minute,
  });
  expect(learnedAt('2026-08-20T06:00:00Z', '2026-08-12T15:00:00Z', true)).toEqual({
    code: 'updated',
    age: 0,
  });
});

it('events learned with the container say nothing of the speed of their source (trap 24, a live record)', () => {
  expect(learnedAt('2026-07-04T06:00:00Z', '2026-08-01T14:00:05Z')).toBeNull();
  const later = sampleEvent('full_in', '2026-08-01T14:00:01Z', { createdAt: at('2026-08-01T14:00:05Z') });
  expect(isOfFirstReading(later, trackedSince)).toBe(false);
});

it('nothing is said where it is not known when it was learned', () => {
  expect(learnedOf(sampleEvent('full_in', '2026-08-01'), trackedSince, now)).toBeNull();
});
