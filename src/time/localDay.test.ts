import { expect, it } from 'vitest';
import { type CalendarDay, dayNumber, daysBetween, numberedDay } from './calendarDay.ts';
import { formatMoment, momentLine, type TimeDisplay } from './format.ts';
import { parseInstant, type Instant } from './instant.ts';
import {
  verbatim,
  dayOf,
  isLocalMidnight,
  isSameMoment,
  localDay,
  mayLackTime,
  midnightAsDay,
  readEstimate,
  startOfDay,
} from './localDay.ts';
import { type Moment, readMoment } from './moment.ts';
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

it.each([
  // The clocks skip midnight: the day begins at 01:00.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00Z'],
  ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00Z'],
  ['2024-10-06', 'America/Asuncion', '2024-10-06T04:00:00Z'],
  ['2024-09-08', 'America/Coyhaique', '2024-09-08T04:00:00Z'],
  // They show midnight twice, and it begins with the first one.
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z'],
  ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00Z'],
  // They go back at midnight, so that 23:00 comes twice before it.
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00Z'],
  ['2024-03-24', 'America/Asuncion', '2024-03-24T04:00:00Z'],
  // They skip the whole day: it begins and ends when the next one does.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
])('%s, on which the clocks change at midnight, begins in %s at %s', (day, name, begins) => {
  expect(startOfDay(day as CalendarDay, zone(name))).toBe(at(begins));
});

it('a day begins with the first instant that its clocks call by it, in every zone for five years', () => {
  const wrong: string[] = [];
  for (const name of Intl.supportedValuesOf('timeZone')) {
    const place = zone(name);
    for (
      let number = dayNumber('2023-01-01' as CalendarDay);
      number < dayNumber('2028-01-01' as CalendarDay);
      number++
    ) {
      const day = numberedDay(number);
      const begins = startOfDay(day, place);
      const isRight = localDay(begins, place) === day && localDay((begins - 1) as Instant, place) < day;
      if (!isRight) wrong.push(`${day} in ${name} begins at ${new Date(begins).toISOString()}`);
    }
  }
  expect(wrong).toEqual([]);
});

const now = at('2025-09-20T12:00:00Z');
const losAngeles = zone('America/Los_Angeles');

function show(moment: Moment | null, display: TimeDisplay = 'place'): string {
  if (!moment) throw new Error('nothing to show');
  return momentLine(formatMoment(moment, { display, viewer: zone('Europe/Berlin'), now }));
}

it.each([
  ['2025-10-04T07:00:00Z', 'America/Los_Angeles', 'Sat 4 Oct'],
  ['2025-10-04T07:00:00.000Z', 'America/Los_Angeles', 'Sat 4 Oct'],
  ['2025-10-04T07:00:01Z', 'America/Los_Angeles', 'Sat 4 Oct 00:00 PDT'],
  ['2025-10-04T00:00:00Z', 'America/Los_Angeles', 'Fri 3 Oct 17:00 PDT'],
  // The clocks of a half-hour zone, and a day that begins when they change.
  ['2025-10-03T18:30:00Z', 'Asia/Kolkata', 'Sat 4 Oct'],
  ['2025-11-02T07:00:00Z', 'America/Los_Angeles', 'Sun 2 Nov'],
  ['2025-10-04T00:00:00Z', null, 'Sat 4 Oct'],
  ['2025-10-04T07:00:00Z', null, 'Sat 4 Oct 07:00 zone unknown'],
  // What an unknown zone calls midnight is not known either.
  ['2025-10-04T00:00:00Z', 'Mars/Olympus', 'Sat 4 Oct 00:00 UTC'],
  ['2025-10-04', 'America/Los_Angeles', 'Sat 4 Oct'],
])('an estimate of %s in %s reads %s', (text, place, words) => {
  expect(show(readEstimate(text, place))).toBe(words);
});

it('such a day is the one of its place on every clock, and an actual at midnight keeps its digits', () => {
  const estimate = readEstimate('2025-10-04T07:00:00Z', 'America/Los_Angeles');
  expect([show(estimate, 'mine'), show(estimate, 'utc')]).toEqual(['Sat 4 Oct', 'Sat 4 Oct']);
  const actual = readMoment('2025-10-04T07:00:00Z', 'America/Los_Angeles');
  expect(show(actual)).toBe('Sat 4 Oct 00:00 PDT');
});

it('an estimate keeps its instant and zone, by which it is ordered and compared', () => {
  const reported = readMoment('2025-10-04T07:00:00Z', 'America/Los_Angeles');
  const estimate = reported && midnightAsDay(reported);
  expect(isSameMoment(reported, estimate)).toBe(true);
  expect(estimate).toMatchObject({ kind: 'zoned', zone: losAngeles });
  expect(estimate && [mayLackTime(estimate), verbatim(estimate)]).toEqual([
    true,
    { kind: 'day', day: '2025-10-04' },
  ]);
});

it('midnight is that of the clock of the place', () => {
  const midnight = at('2025-10-04T07:00:00Z');
  expect([losAngeles, utc].map((one) => isLocalMidnight(midnight, one))).toEqual([true, false]);
});
