import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { addDays, type CalendarDay, daysBetween, parseCalendarDay } from '#/time/calendarDay.ts';
import {
  type DayCounts,
  type FigureHistory,
  maxDays,
  noHistory,
  readHistory,
  trendDays,
  trendOf,
  withDay,
} from './history.ts';
import { nowKinds } from './now.ts';

const today = parseCalendarDay('2026-08-22') ?? expect.fail('no day');
const shipments = ['a', 'b'].map((id) => sampleShipment({ id }));
const account = { shipments, today };

const countsOfDay: fc.Arbitrary<DayCounts['counts']> = fc.dictionary(
  fc.constantFrom(...nowKinds),
  fc.nat(500),
);
const entries = fc.array(
  fc.record({
    day: fc.integer({ min: -30, max: 3 }).map((days) => addDays(today, days)),
    counts: countsOfDay,
  }),
  { maxLength: 60 },
);
const put = (all: readonly DayCounts[], from: FigureHistory = noHistory) =>
  all.reduce((history, entry) => withDay(history, entry, account), from);
const onDay = (days: number, hold: number): DayCounts => ({ day: addDays(today, days), counts: { hold } });
const lastOfEach = (all: readonly DayCounts[]) => new Map(all.map((entry) => [entry.day, entry]));

describe('the figures of earlier days', () => {
  it('are one entry a day, the last of it, of the last 15 days, oldest first', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const { days } = put(all);
        const names = days.map(({ day }) => day);
        expect(names).toEqual([...new Set(names)].toSorted());
        expect(days.length).toBeLessThanOrEqual(maxDays);
        const expected = [...lastOfEach(all).values()].filter(({ day }) => {
          const age = daysBetween(day, today);
          return age >= 0 && age < maxDays;
        });
        expect(new Map(days.map((entry) => [entry.day, entry.counts]))).toEqual(
          new Map(expected.map((entry) => [entry.day, entry.counts])),
        );
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('do not depend on the order in which days are recorded', () => {
    const shuffled = entries.chain((all) => {
      const each = [...lastOfEach(all).values()];
      return fc.tuple(
        fc.constant(each),
        fc.shuffledSubarray(each, { minLength: each.length, maxLength: each.length }),
      );
    });
    fc.assert(
      fc.property(shuffled, ([each, other]) => {
        expect(put(other)).toEqual(put(each));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('are the same object where nothing differs, and come back as they were stored', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const history = put(all);
        for (const entry of history.days) expect(withDay(history, entry, account)).toBe(history);
        expect(readHistory(structuredClone(history))).toEqual(history);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('begin anew where the account shares no shipment with the one they were recorded of', () => {
    const before = put([onDay(-1, 4)]);
    const other = { shipments: [sampleShipment({ id: 'c' })], today };
    expect(withDay(before, onDay(0, 9), other)).toEqual({ days: [onDay(0, 9)], shipments: ['c'] });
  });

  it('are none where what is stored cannot be read, and cost one bad day only itself', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { days } = readHistory(stored);
        expect(days.length).toBeLessThanOrEqual(maxDays);
      }),
      { numRuns: runs(1_000) },
    );
    for (const stored of [
      undefined,
      null,
      7,
      'text',
      [],
      { days: 5 },
      { days: { length: 1 }, shipments: {} },
    ])
      expect(readHistory(stored)).toEqual(noHistory);
    const days = [
      onDay(0, 3),
      { day: '2026-02-30', counts: { hold: 1 } },
      null,
      { day: addDays(today, -1), counts: { hold: -1, ready: 2.5, out: '4', near: 6, other: 1 } },
      onDay(0, 8),
    ];
    expect(readHistory({ days, shipments: ['a', 5] })).toEqual({
      days: [{ day: addDays(today, -1), counts: { near: 6 } }, onDay(0, 3)],
      shipments: ['a'],
    });
  });
});

describe('the trend of a figure', () => {
  it('has the number of each of 14 days, and nothing in between where none is recorded', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom(...nowKinds), (all, kind) => {
        const { days } = put(all);
        const at = (day: CalendarDay) => days.find((entry) => entry.day === day)?.counts[kind];
        const trend = trendOf(days, kind, today);
        const expected = Array.from(
          { length: trendDays },
          (_, place) => at(addDays(today, place + 1 - trendDays)) ?? null,
        );
        const numbers = expected.filter((count) => count !== null);
        expect(trend === null).toBe(numbers.length < 2);
        if (!trend) return;
        expect(trend.counts).toEqual(expected);
        expect([trend.low, trend.high]).toEqual([Math.min(...numbers), Math.max(...numbers)]);
        expect(at(trend.since)).toBe(numbers[0]);
        const pending = at(today) === undefined ? 1 : 0;
        expect(trend.span).toBe(daysBetween(trend.since, today) + 1 - pending);
        expect(trend.recorded).toBe(numbers.length);
        expect(trend.before.day < today).toBe(true);
        expect(at(trend.before.day)).toBe(trend.before.count);
        expect(trendOf(days.toReversed(), kind, today)).toEqual(trend);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('is nothing below two days, and none of a figure that was not counted', () => {
    expect(trendOf([onDay(0, 5)], 'hold', today)).toBeNull();
    expect(trendOf([onDay(-20, 5), onDay(0, 5)], 'hold', today)).toBeNull();
    const days = [onDay(-3, 15), onDay(-1, 12), onDay(0, 9)];
    expect(trendOf(days, 'cost', today)).toBeNull();
    expect(trendOf(days, 'hold', today)).toMatchObject({
      low: 9,
      high: 15,
      since: '2026-08-19',
      span: 4,
      recorded: 3,
      before: { day: '2026-08-21', count: 12 },
    });
  });
});
