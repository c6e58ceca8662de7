import { expect, it } from 'vitest';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { passedEstimate } from './passedEstimate.ts';

const at = (text: string) => parseInstant(text) ?? instant(0);
const now = at('2026-08-12T15:00:00Z');
const tracking = (known: Partial<CarrierTracking>): CarrierTracking => ({
  lastAttemptedAt: null,
  lastSucceededAt: at('2026-08-12T13:00:00Z'),
  stoppedAt: null,
  stoppedReason: null,
  ...known,
});
const judged = (expected: string, known: Partial<CarrierTracking> = {}, estimated = true) =>
  passedEstimate({ estimated, when: readMoment(expected, 'UTC') }, tracking(known), now);

it('an estimate is overdue once the carrier has updated after its time', () => {
  expect(judged('2026-08-03T10:00:00Z')).toEqual({ kind: 'overdue', updatedAt: at('2026-08-12T13:00:00Z') });
});

it('nothing is said yet while the carrier has not updated since', () => {
  expect(judged('2026-08-12T14:00:00Z')?.kind).toBe('notUpdated');
});

it('is not judged where tracking has stopped, or where the carrier has not updated for long', () => {
  const old = { lastSucceededAt: at('2026-07-28T10:00:00Z') };
  expect(judged('2026-08-03T10:00:00Z', { stoppedAt: now })).toMatchObject({ kind: 'withheld' });
  expect(judged('2026-08-03T10:00:00Z', old)).toEqual({
    kind: 'withheld',
    withheld: { code: 'lastUpdated', days: 15 },
  });
  expect(judged('2026-08-03T10:00:00Z', { lastSucceededAt: null })?.kind).toBe('withheld');
});

it('neither an estimate whose time has not passed nor an actual is judged', () => {
  expect(judged('2026-08-13T10:00:00Z')).toBeNull();
  expect(judged('2026-08-03T10:00:00Z', {}, false)).toBeNull();
  expect(passedEstimate({ estimated: true, when: null }, tracking({}), now)).toBeNull();
});

it.each([
  ['2026-07-20T10:00:00Z', 'UTC', '2026-07-20T10:00:01Z', true],
  ['2026-07-20T10:00:00Z', 'UTC', '2026-07-20T10:00:00Z', false],
  // Midnight at the place may be a day without a time.
  ['2026-07-20T07:00:00Z', 'America/Los_Angeles', '2026-07-21T06:00:00Z', false],
  ['2026-07-20T07:00:00Z', 'America/Los_Angeles', '2026-07-21T07:00:00Z', true],
  ['2026-07-20', 'America/Los_Angeles', '2026-07-21T06:00:00Z', false],
  // Digits without a zone: 10:00 has passed everywhere twelve hours after it has in UTC.
  ['2026-07-20T10:00:00Z', null, '2026-07-20T21:00:00Z', false],
  ['2026-07-20T10:00:00Z', null, '2026-07-20T22:00:01Z', true],
])('%s in %s has passed for certain at %s: %s', (text, zone, time, answer) => {
  const passed = passedEstimate({ estimated: true, when: readMoment(text, zone) }, tracking({}), at(time));
  expect(passed !== null).toBe(answer);
});
