import { array, assert, constant, nat, oneof, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContainerCharge } from '#/domain/charges/containerCharges.ts';
import type { Tariff, WorkDays } from '#/domain/charges/tariff.ts';
import { builtInCalendars } from '#/domain/charges/workCalendars.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { addDays, parseCalendarDay } from '#/time/calendarDay.ts';
import { wholeDay } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { daysFrom, type PlanRow } from './pickups.ts';
import { assignDays, suggestDays } from './suggest.ts';

/** The least sum of all costs, of every way to give out the days. */
function leastByForce(costs: readonly (readonly number[])[], capacity: readonly number[]): number {
  const [first, ...others] = costs;
  if (!first) return 0;
  return Math.min(
    ...first.map((cost, day) => {
      const left = capacity[day];
      if (left === undefined) return cost + leastByForce(others, capacity);
      return left === 0 ? Infinity : cost + leastByForce(others, capacity.with(day, left - 1));
    }),
  );
}

const dayCount = 3;
const cost = oneof(nat(20), constant(0));
/** Of each day and of waiting, in any order: also what grows cheaper, and days on which one cannot leave. */
const costs = array(
  tuple(
    array(oneof({ weight: 5, arbitrary: cost }, { weight: 1, arbitrary: constant(Infinity) }), {
      minLength: dayCount,
      maxLength: dayCount,
    }),
    cost,
  ),
  { maxLength: 6 },
);
const capacity = array(nat(2), { minLength: dayCount, maxLength: dayCount });

describe('the days that save most', () => {
  it('cost as little as the best of all ways, and fill no day beyond its trucks', () => {
    assert(
      property(costs, capacity, (some, trucks) => {
        const rows = some.map(([leaving, otherwise]) => [...leaving, otherwise]);
        const chosen = assignDays(rows, trucks);
        const sum = rows.reduce((total, one, index) => total + (one[chosen[index] ?? -1] ?? Infinity), 0);
        expect(sum).toBe(leastByForce(rows, trucks));
        for (const [day, limit] of trucks.entries())
          expect(chosen.filter((one) => one === day).length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 2_000 },
    );
  });

  it('move a container that loses less by a later day', () => {
    // Whoever takes the first day by its own saving alone leaves one of the sum behind.
    expect(
      assignDays(
        [
          [0, 9, 100],
          [0, 10, 11],
        ],
        [1, 1],
      ),
    ).toEqual([1, 0]);
  });

  it('are early where several cost the same', () => {
    expect(
      assignDays(
        [
          [0, 0, 50],
          [0, 0, 50],
        ],
        [2, 2],
      ),
    ).toEqual([0, 0]);
  });
});

const today = parseCalendarDay('2026-11-25') ?? expect.fail('no day');
const [unitedStates = expect.fail('no calendar')] = builtInCalendars;
const noHolidays: WorkDays = { ...unitedStates, holidays: [] };
const los = samplePlace({ id: 'lax', name: 'Los Angeles' });
const newark = samplePlace({ id: 'ewr', name: 'Newark' });

function row(
  number: string,
  perDay: number,
  known: Partial<PlanRow> & { currency?: string; calendar?: WorkDays } = {},
): PlanRow {
  const { currency = 'USD', calendar = noHolidays, ...rest } = known;
  const [sample = expect.fail('no sample')] = sampleTariffs;
  const tariff: Tariff = {
    ...sample,
    currency,
    chargedCount: 'calendar',
    steps: [{ fromDay: 1, amount: perDay }],
  };
  const charge: ContainerCharge = {
    tariff,
    place: 'discharge',
    state: {
      kind: 'counting',
      start: wholeDay(today),
      end: null,
      firstFreeDay: null,
      lastFreeDay: today,
      today,
      through: today,
      calendar,
      isPastCalendar: false,
      soFar: { amount: 0, days: 0, parts: [], dearer: null },
    },
  };
  return {
    kind: 'pickup',
    shipment: sampleShipment(),
    container: sampleContainer({ number }),
    site: { place: los, terminal: null },
    today,
    expected: null,
    readiness: { answer: 'yes', reasons: [{ code: 'available' }] },
    freeDay: null,
    daysLeft: null,
    appointment: null,
    reported: [],
    charges: [charge],
    ...rest,
  };
}

const days = daysFrom(today);
const suggest = (rows: readonly PlanRow[], trucks: number, entries = new Map()) =>
  suggestDays(rows, entries, { days, trucks, until: addDays(today, days.length) }).map(
    ({ row: { container }, day }) => `${container.number} ${day}`,
  );

describe('a suggestion', () => {
  it('sends the trucks of a day to what costs most', () => {
    const rows = [row('A', 5_000), row('B', 20_000), row('C', 10_000)];
    expect(suggest(rows, 1).toSorted()).toEqual(['A 2026-11-27', 'B 2026-11-25', 'C 2026-11-26']);
  });

  it('counts what is planned already, at that place alone', () => {
    const rows = [
      row('A', 5_000),
      row('B', 20_000),
      row('C', 100, { site: { place: newark, terminal: null } }),
    ];
    const planned = new Map([['A', { planned_pickup_on: today }]]);
    expect(suggest(rows, 1, planned).toSorted()).toEqual(['B 2026-11-26', 'C 2026-11-25']);
  });

  it('leaves out what is not ready, and what costs nothing or nothing that is known', () => {
    const held = row('A', 5_000, { readiness: { answer: 'no', reasons: [] } });
    const unknown = row('C', 5_000);
    const [charge = expect.fail('no charge')] = unknown.charges;
    const rows = [
      held,
      row('B', 0),
      { ...unknown, charges: [{ ...charge, state: { kind: 'unknown', missing: 'discharge' } as const }] },
    ];
    expect(suggest(rows, 3)).toEqual([]);
  });

  it('keeps off the holidays of the calendar of a tariff, which is Thanksgiving here', () => {
    const rows = [row('A', 5_000, { calendar: unitedStates }), row('B', 20_000, { calendar: unitedStates })];
    expect(suggest(rows, 1).toSorted()).toEqual(['A 2026-11-27', 'B 2026-11-25']);
    const appointment = readMoment('2026-11-26T18:00:00Z', 'America/Los_Angeles');
    expect(suggest([row('A', 9_000, { appointment, calendar: unitedStates })], 1)).toEqual(['A 2026-11-26']);
  });

  it('keeps the day of an appointment', () => {
    const appointment = readMoment('2026-11-27T18:00:00Z', 'America/Los_Angeles');
    expect(suggest([row('A', 9_000, { appointment }), row('B', 5_000)], 1)).toEqual([
      'A 2026-11-27',
      'B 2026-11-25',
    ]);
  });

  it('compares no money of two currencies: the one charged more often goes first', () => {
    const rows = [row('A', 90_000, { currency: 'CAD' }), row('B', 5_000), row('C', 6_000)];
    expect(suggest(rows, 1).toSorted()).toEqual(['A 2026-11-27', 'B 2026-11-26', 'C 2026-11-25']);
  });
});
