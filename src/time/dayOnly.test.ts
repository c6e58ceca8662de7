import { expect, it } from 'vitest';
import { asWritten, isLocalMidnight, mayLackTime, midnightAsDay, readEstimate } from './dayOnly.ts';
import { formatMoment, momentLine, type TimeDisplay } from './format.ts';
import { parseInstant } from './instant.ts';
import { type Moment, readMoment } from './moment.ts';
import { isSameMoment } from './sameMoment.ts';
import { readZone, utc } from './zone.ts';

const [now, midnight] = ['2025-09-20T12:00:00Z', '2025-10-04T07:00:00Z'].map((text) => {
  const at = parseInstant(text);
  if (at === null) throw new Error(`Not an instant: ${text}`);
  return at;
});
const losAngeles = readZone('America/Los_Angeles') ?? utc;

function show(moment: Moment | null, display: TimeDisplay = 'place'): string {
  if (!moment || now === undefined) throw new Error('nothing to show');
  return momentLine(formatMoment(moment, { display, viewer: readZone('Europe/Berlin') ?? utc, now }));
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
])('an estimate of %s in %s reads %s', (text, zone, words) => {
  expect(show(readEstimate(text, zone))).toBe(words);
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
  expect(estimate && [mayLackTime(estimate), asWritten(estimate)]).toEqual([
    true,
    { kind: 'day', day: '2025-10-04' },
  ]);
});

it('midnight is that of the clock of the place', () => {
  expect(midnight !== undefined && isLocalMidnight(midnight, losAngeles)).toBe(true);
  expect(midnight !== undefined && isLocalMidnight(midnight, utc)).toBe(false);
});
