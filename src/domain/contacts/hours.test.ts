import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { day, minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { describeOpen } from '#/wording/contactMatch.ts';
import { openState } from './hours.ts';

const weekdays = [1, 2, 3, 4, 5];
const losAngeles = { zone: 'America/Los_Angeles', days: weekdays, opens: '08:00', closes: '17:00' };
const at = (time: string) => instant(Date.parse(time));
const say = (hours: typeof losAngeles, time: string) => {
  const state = openState(hours, at(time));
  return state && describeOpen(state, at(time));
};

it('says by the clocks of the contact when it opens and closes', () => {
  expect(say(losAngeles, '2026-08-12T14:20:00Z')).toBe('opens in 40 min');
  expect(say(losAngeles, '2026-08-12T15:00:00Z')).toBe('open, closes in 9 h');
  expect(say(losAngeles, '2026-08-15T00:00:00Z')).toBe('opens in 2 d 15 h');
  expect(
    say(
      { ...losAngeles, days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '24:00' },
      '2026-08-12T00:00:00Z',
    ),
  ).toBe('always open');
  expect(say({ ...losAngeles, zone: 'Mars/Olympus' }, '2026-08-12T14:20:00Z')).toBeNull();
});

it('counts the hour that is skipped or repeated when the clocks change', () => {
  const everyDay = { ...losAngeles, days: [0, 1, 2, 3, 4, 5, 6] };
  // From 02:00 PST to 03:00 PDT on 8 March, and back on 1 November 2026.
  expect(say({ ...everyDay, opens: '02:30' }, '2026-03-08T09:59:00Z')).toBe('opens in 1 min');
  expect(say(everyDay, '2026-03-08T08:00:00Z')).toBe('opens in 7 h');
  expect(say(everyDay, '2026-11-01T07:00:00Z')).toBe('opens in 9 h');
});

it('is exact to the minute in any zone, across every change of the clocks', () => {
  const zones = [
    'America/Los_Angeles',
    'Europe/London',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'America/St_Johns',
    'Africa/Casablanca',
  ];
  const clock = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    );
  const changes = [
    at('2026-03-08T10:00:00Z'),
    at('2026-03-29T01:00:00Z'),
    at('2026-10-03T15:30:00Z'),
    at('2026-11-01T09:00:00Z'),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      clock,
      clock,
      fc.constantFrom(...changes),
      fc.integer({ min: -2 * 1440, max: 1440 }),
      (zone, days, opens, closes, change, minutes) => {
        fc.pre(opens !== closes);
        const now = instant(change + minutes * minute);
        const state = openState({ zone, days, opens, closes }, now);
        const isOpenNow = openByIntl(zone, days, opens, closes, now);
        expect(state?.isOpen).toBe(isOpenNow);
        // Clocks change on quarters of an hour, and so do these hours.
        const quarter = 15 * minute;
        let next = Math.floor(now / quarter) * quarter + quarter;
        while (next < now + 8 * day && openByIntl(zone, days, opens, closes, next) === isOpenNow)
          next += quarter;
        fc.pre(next < now + 8 * day);
        expect(state?.changesAt).toBe(next);
      },
    ),
    { numRuns: 500 },
  );
}, 60_000);

const formats = new Map<string, Intl.DateTimeFormat>();

function openByIntl(
  zone: string,
  days: readonly number[],
  opens: string,
  closes: string,
  time: number,
): boolean {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const today = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(parts['weekday'] ?? '');
  const shown = `${parts['hour']}:${parts['minute']}`;
  if (opens < closes) return days.includes(today) && shown >= opens && shown < closes;
  return (days.includes(today) && shown >= opens) || (days.includes((today + 6) % 7) && shown < closes);
}
