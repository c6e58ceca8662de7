import { expect, it } from 'vitest';
import { hasPassed } from './hasPassed.ts';
import { instant, parseInstant } from './instant.ts';
import { readMoment } from './moment.ts';

const passed = (text: string, zone: string | null, now: string): boolean => {
  const moment = readMoment(text, zone);
  return moment !== null && hasPassed(moment, parseInstant(now) ?? instant(0));
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
