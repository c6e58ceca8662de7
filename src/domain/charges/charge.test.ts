import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { addDays, type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import { namedCalendars } from '#/wording/workCalendars.ts';
import { type Charge, chargeThrough, lastFreeDay, type Terms } from './charge.ts';
import type { DayCount, WorkCalendar } from './tariff.ts';

const us = calendar('US');

function calendar(id: string): WorkCalendar {
  const found = namedCalendars.find((one) => one.id === id);
  if (!found) throw new Error(`No calendar ${id}`);
  return found;
}

const dollars = (...steps: [fromDay: number, perDay: number][]) =>
  steps.map(([fromDay, perDay]) => ({ fromDay, amount: perDay * 100 }));
const workingDays = (freeDays: number, ...steps: [number, number][]): Terms => ({
  freeDays,
  freeCount: 'working',
  chargedCount: 'calendar',
  per: 'day',
  steps: dollars(...steps),
});

// Import demurrage of a carrier at ports of the United States, as published on 1 April 2021: day of discharge and so many working
// days free, then each calendar day.
const losAngeles = workingDays(4, [1, 220], [6, 280]);
const losAngelesReefer = workingDays(2, [1, 350], [5, 500]);
const otherPorts = workingDays(5, [1, 220], [6, 280]);
const houston = workingDays(5, [1, 250], [6, 280]);
// The same at Maher Terminal from 12 May 2021.
const maher = workingDays(4, [1, 286], [5, 392], [10, 498]);
const maherSpecial = workingDays(2, [1, 609], [4, 821]);
// Use charges of the agreement TAEB, tariff 000138-060, rule 21-S of 1 May 2016: the day of interchange is the first.
const useDry = workingDays(4, [1, 95]);
const useFlatRack = workingDays(3, [1, 180]);
const useReefer = workingDays(3, [1, 300]);

type Case = [terms: Terms, first: string, lastFree: string, through: string, sum: number];

describe('a tariff, worked out by hand', () => {
  it.each<Case>([
    [losAngeles, '2026-11-03', '2026-11-06', '2026-11-06', 0],
    [losAngeles, '2026-11-03', '2026-11-06', '2026-11-07', 220],
    [losAngeles, '2026-11-03', '2026-11-06', '2026-11-11', 1_100],
    [losAngeles, '2026-11-03', '2026-11-06', '2026-11-12', 1_380],
    [losAngeles, '2026-11-03', '2026-11-06', '2026-11-20', 3_620],
    // Veterans Day is no working day.
    [losAngeles, '2026-11-08', '2026-11-13', '2026-11-16', 660],
    // Nor is Thanksgiving.
    [losAngeles, '2026-11-25', '2026-12-01', '2026-12-01', 0],
    [losAngeles, '2026-11-25', '2026-12-01', '2026-12-02', 220],
    [losAngeles, '2026-11-25', '2026-12-01', '2026-12-31', 8_100],
    // The fourth of July is a Saturday, so the third is off.
    [losAngelesReefer, '2026-07-03', '2026-07-07', '2026-07-08', 350],
    [losAngelesReefer, '2026-07-03', '2026-07-07', '2026-07-11', 1_400],
    [losAngelesReefer, '2026-07-03', '2026-07-07', '2026-07-12', 1_900],
    [losAngelesReefer, '2026-07-03', '2026-07-07', '2026-07-31', 11_400],
    // Across Christmas and the year; each calendar day is charged, holidays too.
    [otherPorts, '2026-12-24', '2026-12-31', '2026-12-31', 0],
    [otherPorts, '2026-12-24', '2026-12-31', '2027-01-05', 1_100],
    [otherPorts, '2026-12-24', '2026-12-31', '2027-01-06', 1_380],
    // The clocks change on 8 March and 1 November 2026.
    [houston, '2026-03-07', '2026-03-13', '2026-03-14', 250],
    [houston, '2026-03-10', '2026-03-16', '2026-03-22', 1_530],
    [houston, '2026-10-30', '2026-11-05', '2026-11-12', 1_810],
    [maher, '2026-10-10', '2026-10-16', '2026-10-20', 1_144],
    [maher, '2026-10-10', '2026-10-16', '2026-10-21', 1_536],
    [maher, '2026-10-10', '2026-10-16', '2026-10-25', 3_104],
    [maher, '2026-10-10', '2026-10-16', '2026-10-26', 3_602],
    [maherSpecial, '2026-09-01', '2026-09-02', '2026-09-05', 1_827],
    [maherSpecial, '2026-09-01', '2026-09-02', '2026-09-06', 2_648],
    [useDry, '2026-04-16', '2026-04-21', '2026-04-21', 0],
    [useDry, '2026-04-16', '2026-04-21', '2026-04-25', 380],
    [useDry, '2026-04-18', '2026-04-23', '2026-04-24', 95],
    [useFlatRack, '2026-09-02', '2026-09-04', '2026-09-08', 720],
    [useReefer, '2026-12-18', '2026-12-22', '2027-01-02', 3_300],
  ])('%j from %s: free until %s, by %s %d', (terms, first, lastFree, through, sum) => {
    expect(lastFreeDay(terms, first as CalendarDay, us)).toBe(lastFree);
    expect(charged(terms, lastFree, through).amount).toBe(sum * 100);
  });
});

it('says the days of each price, and when it gets dearer', () => {
  expect(charged(maher, '2026-10-16', '2026-10-21')).toEqual({
    amount: 153_600,
    days: 5,
    parts: [
      { from: '2026-10-17', through: '2026-10-20', days: 4, amount: 28_600 },
      { from: '2026-10-21', through: '2026-10-21', days: 1, amount: 39_200 },
    ],
    dearer: { day: '2026-10-26', amount: 49_800 },
  });
  expect(charged(useDry, '2026-04-21', '2026-04-20').dearer).toEqual({ day: '2026-04-22', amount: 9_500 });
});

it('charges working days alone where a tariff says so, and nothing once more where it is for a container', () => {
  const storage: Terms = { ...workingDays(0, [1, 50], [3, 80]), chargedCount: 'working' };
  // Friday to Tuesday: Saturday and Sunday cost nothing and count for no step.
  expect(charged(storage, '2026-11-12', '2026-11-17').amount).toBe(18_000);
  const exam: Terms = { ...workingDays(0, [1, 450]), per: 'container' };
  expect(charged(exam, '2026-11-12', '2026-11-12').amount).toBe(0);
  expect(charged(exam, '2026-11-12', '2026-11-13').amount).toBe(45_000);
  expect(charged(exam, '2026-11-12', '2026-12-13').amount).toBe(45_000);
});

it('has no sum for a container that waits for more than ten years', () => {
  expect(chargeThrough(useDry, '2016-01-01' as CalendarDay, '2026-11-25' as CalendarDay, us)).toBe(null);
});

const dayCount = fc.constantFrom<DayCount>('calendar', 'working');
const terms: fc.Arbitrary<Terms> = fc.record({
  freeDays: fc.integer({ min: 0, max: 21 }),
  freeCount: dayCount,
  chargedCount: dayCount,
  per: fc.constant('day' as const),
  steps: fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 4 }).chain((from) =>
    fc
      .array(fc.integer({ min: 0, max: 100_000 }), {
        minLength: from.length + 1,
        maxLength: from.length + 1,
      })
      .map((amounts) =>
        [1, ...from.toSorted((a, b) => a - b)].map((fromDay, index) => ({
          fromDay,
          amount: amounts[index] ?? 0,
        })),
      ),
  ),
});
const day = fc.integer({ min: 0, max: 1_000 }).map((days) => addDays('2025-01-01' as CalendarDay, days));
const calendars = fc.constantFrom(...namedCalendars, {
  ...us,
  weekend: [5, 6],
  holidays: [{ day: '2026-02-28' as CalendarDay, name: 'Carnival' }],
});

describe('any tariff', () => {
  it('costs what a walk from day to day adds up', () => {
    fc.assert(
      fc.property(terms, day, fc.integer({ min: -5, max: 120 }), calendars, (some, first, wait, where) => {
        const through = addDays(first, wait);
        const walk = walked(some, first, through, where);
        const last = lastFreeDay(some, first, where);
        expect(last).toBe(walk.lastFree);
        const charge = chargeThrough(some, last, through, where);
        expect([charge?.amount, charge?.days]).toEqual([walk.amount, walk.days]);
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('is free in free time, never falls, and adds up over periods', () => {
    fc.assert(
      fc.property(terms, day, fc.nat(60), fc.nat(60), calendars, (some, lastFree, first, more, where) => {
        const by = (days: number) =>
          chargeThrough(some, lastFree, addDays(lastFree, days), where) ?? { amount: Number.NaN, parts: [] };
        expect(by(0).amount).toBe(0);
        const [sooner, later] = [by(first), by(first + more)];
        expect(later.amount).toBeGreaterThanOrEqual(sooner.amount);
        const since = later.parts.reduce(
          (sum, part) => sum + daysAfter(part, addDays(lastFree, first), where, some) * part.amount,
          0,
        );
        expect(sooner.amount + since).toBe(later.amount);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

function charged(some: Terms, lastFree: string, through: string): Charge {
  const charge = chargeThrough(some, lastFree as CalendarDay, through as CalendarDay, us);
  if (!charge) throw new Error('No sum');
  return charge;
}

/** How many days of a part come after a day. */
function daysAfter(
  part: Charge['parts'][number],
  after: CalendarDay,
  where: WorkCalendar,
  some: Terms,
): number {
  const all = Array.from({ length: daysBetween(part.from, part.through) + 1 }, (_, index) =>
    addDays(part.from, index),
  );
  return all.filter((one) => one > after && counts(one, some.chargedCount, where)).length;
}

function counts(one: CalendarDay, by: DayCount, { weekend, holidays }: WorkCalendar): boolean {
  if (by === 'calendar') return true;
  return (
    !weekend.includes(new Date(`${one}T12:00:00Z`).getUTCDay()) &&
    !holidays.some(({ day: off }) => off === one)
  );
}

/** The rule as the tariff's text has it, one day after the other. */
function walked(some: Terms, first: CalendarDay, through: CalendarDay, where: WorkCalendar) {
  let [free, days, amount] = [0, 0, 0];
  let lastFree = addDays(first, -1);
  for (let one = first; one <= through || free < some.freeDays; one = addDays(one, 1)) {
    if (free < some.freeDays) {
      if (!counts(one, some.freeCount, where)) continue;
      free += 1;
      lastFree = one;
    } else if (counts(one, some.chargedCount, where)) {
      days += 1;
      for (const step of some.steps.toReversed()) {
        if (days < step.fromDay) continue;
        amount += step.amount;
        break;
      }
    }
  }
  return { lastFree, days, amount };
}
