import { expect, it } from 'vitest';
import { hour, minute } from './durations.ts';
import { hasPassed, overdueFor } from './hasPassed.ts';
import { instant, parseInstant } from './instant.ts';
import { readMoment } from './moment.ts';

const now = instant(Date.parse('2026-11-21T15:07:00Z'));

it.each([
  [
    'a time',
    readMoment('2026-11-21T10:00:00Z', 'America/Los_Angeles'),
    { precision: 'exact', milliseconds: 5 * hour + 7 * minute },
  ],
  [
    'a day at the place',
    readMoment('2026-11-03T08:00:00Z', 'America/Los_Angeles'),
    { precision: 'days', days: 18 },
  ],
  ['digits of an unknown zone', readMoment('2026-11-03T18:00:00Z', null), null],
  ['nothing', null, null],
])('an estimate of %s is overdue for as long as can be said', (_, estimate, span) => {
  expect(overdueFor(estimate, now)).toEqual(span);
});

const passed = (text: string, zone: string | null, at: string): boolean => {
  const moment = readMoment(text, zone);
  return moment !== null && hasPassed(moment, parseInstant(at) ?? instant(0));
};

it('a time with its zone is over a moment later', () => {
  expect(passed('2026-08-12T15:00:00Z', 'Asia/Tokyo', '2026-08-12T15:00:00Z')).toBe(false);
  expect(passed('2026-08-12T15:30:00Z', 'Asia/Tokyo', '2026-08-12T15:30:01Z')).toBe(true);
});

it('midnight at the place stands for the day, which has to end there', () => {
  expect(passed('2026-08-12T07:00:00Z', 'America/Los_Angeles', '2026-08-13T06:59:00Z')).toBe(false);
  expect(passed('2026-08-12T07:00:00Z', 'America/Los_Angeles', '2026-08-13T07:00:00Z')).toBe(true);
});

it('digits without a zone, and days, are over once they are over everywhere', () => {
  expect(passed('2026-08-12T15:30:00Z', null, '2026-08-13T03:29:00Z')).toBe(false);
  expect(passed('2026-08-12T15:30:00Z', null, '2026-08-13T03:31:00Z')).toBe(true);
  expect(passed('2026-08-12', null, '2026-08-13T11:59:00Z')).toBe(false);
  expect(passed('2026-08-12', null, '2026-08-13T12:00:00Z')).toBe(true);
});
