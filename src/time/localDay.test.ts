import { expect, it } from 'vitest';
import { type CalendarDay, daysBetween } from './calendarDay.ts';
import { parseInstant, type Instant } from './instant.ts';
import { dayOf, localDay, startOfDay } from './localDay.ts';
import { readMoment } from './moment.ts';
import { readZone, utc } from './zone.ts';

const at = (text: string): Instant => parseInstant(text) ?? (Number.NaN as Instant);
const zone = (name: string) => readZone(name) ?? utc;

it('two midnights that are 23 hours apart are one day apart', () => {
  const first = localDay(at('2026-03-08T08:00:00Z'), zone('America/Los_Angeles'));
  const second = localDay(at('2026-03-09T07:00:00Z'), zone('America/Los_Angeles'));
  expect([first, second]).toEqual(['2026-03-08', '2026-03-09']);
  expect(daysBetween(first, second)).toBe(1);
});

it('a deadline later today by UTC but on the same local day has 0 days left', () => {
  const newYork = zone('America/New_York');
  const deadline = localDay(at('2026-02-11T02:00:00Z'), newYork);
  expect(daysBetween(localDay(at('2026-02-10T20:00:00Z'), newYork), deadline)).toBe(0);
});

it('a day without a time keeps its date west of UTC', () => {
  const deadline = readMoment('2099-01-10', 'America/Los_Angeles');
  expect(deadline && dayOf(deadline)).toBe('2099-01-10');
  const today = localDay(at('2099-01-09T18:00:00Z'), zone('America/Los_Angeles'));
  expect(deadline && daysBetween(today, dayOf(deadline))).toBe(1);
});

it('digits without a zone keep their date', () => {
  const moment = readMoment('2022-12-22T00:30:00Z', null);
  expect(moment && dayOf(moment)).toBe('2022-12-22');
});

it('a moment belongs to the day of its place', () => {
  const moment = readMoment('2024-07-07T04:00:00Z', 'America/New_York');
  expect(moment && dayOf(moment)).toBe('2024-07-07');
});

it.each([
  ['2026-10-01', 'America/Los_Angeles', '2026-10-01T07:00:00Z'],
  ['2026-10-01', 'Asia/Shanghai', '2026-09-30T16:00:00Z'],
  // The clocks change during the day: it begins by the old offset.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z'],
  ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00Z'],
])('%s begins in %s at %s', (day, name, begins) => {
  expect(startOfDay(day as CalendarDay, zone(name))).toBe(at(begins));
});
