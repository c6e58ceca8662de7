import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { addDays, type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { containerCharges } from './containerCharges.ts';
import { proofOf } from './proof.ts';
import { counted } from './sums.ts';
import { dayCounts, firstDays, type Tariff } from './tariff.ts';
import { builtInCalendars } from './workCalendars.ts';

const zone = 'America/Los_Angeles';
const [sample = expect.fail('no sample')] = sampleTariffs;
const general: Tariff = { ...sample, port: null, equipmentTypes: [], isOn: true, isSample: false };

/** Of a container that was discharged, has a last free day, and left or waits. */
function stateBy(tariff: Tariff, discharged: string, until: string, isOut: boolean) {
  const container = sampleContainer({
    podZone: zone,
    podDischarged: readMoment(discharged, zone),
    podFullOut: isOut ? readMoment(until, zone) : null,
    deadlines: { line: readMoment(discharged, zone), terminal: null, rail: null },
  });
  const facts = { shipment: sampleShipment(), container, availableAt: null };
  const [charge] = containerCharges(facts, { tariffs: [tariff], calendars: [] }, instant(Date.parse(until)));
  const state = charge && counted(charge);
  if (!state) throw new Error('No sum');
  return state;
}

describe('the proof of an estimate', () => {
  it('names each day with its reason, as a person would write it down beside a calendar', () => {
    const tariff: Tariff = {
      ...general,
      freeDays: 2,
      chargedCount: 'working',
      steps: [
        { fromDay: 1, amount: 10_000 },
        { fromDay: 3, amount: 15_000 },
      ],
    };
    // Discharged on Tue 24 Nov 2026; Thu 26 Nov is Thanksgiving; out on Wed 2 Dec.
    const state = stateBy(tariff, '2026-11-24T20:00:00Z', '2026-12-02T20:00:00Z', true);
    expect(proofOf(tariff, state).map(({ day, reason, amount, sum }) => [day, reason, amount, sum])).toEqual([
      ['2026-11-24', { code: 'clockStarted' }, 0, 0],
      ['2026-11-25', { code: 'free', number: 1, of: 2 }, 0, 0],
      ['2026-11-26', { code: 'holiday', within: 'free' }, 0, 0],
      ['2026-11-27', { code: 'free', number: 2, of: 2 }, 0, 0],
      ['2026-11-28', { code: 'weekend', within: 'charged' }, 0, 0],
      ['2026-11-29', { code: 'weekend', within: 'charged' }, 0, 0],
      ['2026-11-30', { code: 'charged', number: 1, fromDay: 1 }, 10_000, 10_000],
      ['2026-12-01', { code: 'charged', number: 2, fromDay: 1 }, 10_000, 20_000],
      ['2026-12-02', { code: 'charged', number: 3, fromDay: 3 }, 15_000, 35_000],
    ]);
  });

  it('has one charge where a container is charged once, and the free days that were not used', () => {
    const once: Tariff = { ...general, freeDays: 1, freeCount: 'calendar', per: 'container' };
    const codes = (until: string) =>
      proofOf(once, stateBy(once, '2026-11-02T20:00:00Z', until, true)).map(({ reason }) => reason.code);
    expect(codes('2026-11-05T20:00:00Z')).toEqual(['clockStarted', 'free', 'chargedOnce', 'chargedBefore']);
    expect(codes('2026-11-02T21:00:00Z')).toEqual(['clockStarted', 'free']);
  });

  it('adds up to the sum day by day, and has each charged and each free day, in 2,000 cases', () => {
    const known = fc.record({
      clock: fc.constantFrom('discharge' as const, 'last_free_day' as const),
      firstDay: fc.constantFrom(...firstDays),
      freeDays: fc.nat(12),
      freeCount: fc.constantFrom(...dayCounts),
      chargedCount: fc.constantFrom(...dayCounts),
      calendar: fc.constantFrom(...builtInCalendars.map(({ id }) => id)),
      per: fc.constantFrom('day' as const, 'container' as const),
      steps: fc
        .array(
          fc.record({ more: fc.integer({ min: 1, max: 9 }), amount: fc.integer({ min: 1, max: 90_000 }) }),
          {
            minLength: 1,
            maxLength: 5,
          },
        )
        .map((all) => {
          let fromDay = 1;
          return all.map(({ more, amount }, index) => ({
            fromDay: index === 0 ? 1 : (fromDay += more),
            amount,
          }));
        }),
    });
    const since = Date.parse('2026-06-25T00:00:00Z');
    const [year, quarter] = [365 * 24 * 60, 90 * 24 * 60];
    fc.assert(
      fc.property(known, fc.nat(year), fc.nat(quarter), fc.boolean(), (terms, discharge, wait, isOut) => {
        const tariff: Tariff = { ...general, ...terms };
        const at = (minutes: number) => new Date(since + minutes * minute).toISOString();
        const state = stateBy(tariff, at(discharge), at(discharge + wait), isOut);
        const days = proofOf(tariff, state);
        const { amount, days: chargedDays } = state.soFar;
        expect(days.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
        expect(days.at(-1)?.sum ?? 0).toBe(amount);
        expect(days.filter((one) => one.amount > 0)).toHaveLength(chargedDays);
        const free = days.filter(({ reason }) => reason.code === 'free');
        expect(free).toHaveLength(terms.clock === 'discharge' ? terms.freeDays : 0);
        expect(free.at(-1)?.day ?? state.lastFreeDay).toBe(state.lastFreeDay);
        // None is missing, and none comes twice.
        const first = dayOf(state.start);
        expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => addDays(first, index)));
        const last: CalendarDay = state.through > state.lastFreeDay ? state.through : state.lastFreeDay;
        expect(days).toHaveLength(Math.max(0, daysBetween(first, last) + 1));
      }),
      { numRuns: 2_000 },
    );
  });
});
