import { isHoliday } from '#/domain/charges/charge.ts';
import { counted, owedThrough } from '#/domain/charges/sums.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { dayOf } from '#/time/localDay.ts';
import { placeOf, type PlanRow } from './pickups.ts';
import { type PlanEntries, plannedDay } from './plan.ts';

export interface Suggestion {
  readonly row: PlanRow;
  readonly day: CalendarDay;
}

/**
 * The days that save most under a number of trucks a day at each place. Only containers that are ready, cost something by
 * a tariff and have no day yet get one, and none that is a holiday by the calendar of one of its tariffs; where there is an
 * appointment, its day or none.
 *
 * @param days on which trucks drive, ascending
 * @param until the day that whatever has none of them is taken to wait until
 */
export function suggestDays(
  rows: readonly PlanRow[],
  entries: PlanEntries,
  {
    days,
    trucks,
    until,
  }: { readonly days: readonly CalendarDay[]; readonly trucks: number; readonly until: CalendarDay },
): readonly Suggestion[] {
  const places = Map.groupBy(
    rows.filter(({ kind }) => kind === 'pickup'),
    ({ site }) => placeOf(site),
  );
  return [...places.values()].flatMap((some) => {
    const planned = some.flatMap(({ container }) => plannedDay(entries.get(container.id), 'pickup') ?? []);
    const free = days.map((day) => Math.max(0, trucks - planned.filter((one) => one === day).length));
    let open = some.filter(
      ({ container, readiness }) =>
        readiness.answer === 'yes' && plannedDay(entries.get(container.id), 'pickup') === null,
    );
    // Money of two currencies is never compared: the one that is charged most often goes first.
    return currenciesOf(open).flatMap((currency) => {
      const costs = open.map((row) => costsOf(row, currency, days, until));
      const saving = open.flatMap((row, index) => {
        const cost = costs[index] ?? [];
        return Math.min(...cost) < (cost.at(-1) ?? 0) ? { row, cost } : [];
      });
      const chosen = assignDays(
        saving.map(({ cost }) => cost),
        free,
      );
      const suggested = saving.flatMap(({ row, cost }, index): Suggestion[] => {
        const at = chosen[index] ?? days.length;
        const day = days[at];
        if (day === undefined || cost[at] === cost.at(-1)) return [];
        free[at] = (free[at] ?? 0) - 1;
        return [{ row, day }];
      });
      const taken = new Set(suggested.map(({ row }) => row));
      open = open.filter((row) => !taken.has(row));
      return suggested;
    });
  });
}

/** What a container costs if it leaves on each of the days, and at last if it waits. Infinite on a day on which it cannot leave. */
function costsOf(
  { charges, appointment }: PlanRow,
  currency: string,
  days: readonly CalendarDay[],
  otherwise: CalendarDay,
): readonly number[] {
  const cost = (day: CalendarDay) =>
    charges
      .filter(({ tariff }) => tariff.currency === currency)
      .reduce((sum, charge) => sum + (owedThrough(charge, day) ?? 0), 0);
  const only = appointment && dayOf(appointment);
  // One that has passed was missed, and binds no more.
  const isKept = only !== null && only >= (days[0] ?? only);
  const canLeave = (day: CalendarDay) => (isKept ? day === only : !isOff(charges, day));
  return [...days.map((day) => (canLeave(day) ? cost(day) : Infinity)), cost(otherwise)];
}

const isOff = (charges: PlanRow['charges'], day: CalendarDay) =>
  charges.some((charge) => {
    const state = counted(charge);
    return state !== null && isHoliday(day, state.calendar);
  });

function currenciesOf(rows: readonly PlanRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { charges } of rows)
    for (const currency of new Set(charges.map(({ tariff }) => tariff.currency)))
      counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, often], [other, rarely]) => rarely - often || (one < other ? -1 : 1))
    .map(([currency]) => currency);
}

/**
 * The day of each container that makes the sum of all costs least. One container after the other takes the day where it
 * adds least, moving others to later days where that costs less than it saves: no exchange is left that would save more.
 *
 * @param costs of each container, by day; the last one if it has none of them
 * @param capacity how many leave on each day
 * @returns the number of its day; that of the days where it waits
 */
export function assignDays(
  costs: readonly (readonly number[])[],
  capacity: readonly number[],
): readonly number[] {
  const waits = capacity.length;
  const chosen: number[] = [];
  // Those that leave. What waits moves nowhere for another one: that would have saved before it came.
  const leaving = new Set<number>();
  const counts = [...capacity.map(() => 0), 0];
  for (const [added, cost] of costs.entries()) {
    const moves = cheapestMoves(costs, chosen, leaving, waits);
    // The least that is added in all if one container more leaves on a day, and the move that brings it there.
    const least = Array.from({ length: waits + 1 }, (_, day) => cost[day] ?? Infinity);
    const last: (Move | null)[] = least.map(() => null);
    for (let round = 0; round < waits; round++)
      for (const move of moves) {
        const moved = (least[move.from] ?? Infinity) + move.adds;
        if (moved >= (least[move.to] ?? Infinity)) continue;
        least[move.to] = moved;
        last[move.to] = move;
      }
    let day = waits;
    for (let open = waits - 1; open >= 0; open--)
      if ((counts[open] ?? 0) < (capacity[open] ?? 0) && (least[open] ?? Infinity) <= (least[day] ?? 0))
        day = open;
    counts[day] = (counts[day] ?? 0) + 1;
    for (let move = last[day]; ; move = last[day]) {
      const container = move ? move.container : added;
      chosen[container] = day;
      if (day === waits) leaving.delete(container);
      else leaving.add(container);
      if (!move) break;
      day = move.from;
    }
  }
  return chosen;
}

/** A container that leaves on another day than before, and what that adds. */
interface Move {
  readonly container: number;
  readonly from: number;
  readonly to: number;
  readonly adds: number;
}

/** From each day to each other one the move that adds least. */
function cheapestMoves(
  costs: readonly (readonly number[])[],
  chosen: readonly number[],
  leaving: ReadonlySet<number>,
  waits: number,
): readonly Move[] {
  const moves: (Move | undefined)[] = [];
  for (const container of leaving) {
    const from = chosen[container] ?? waits;
    const own = costs[container] ?? [];
    for (let to = 0; to <= waits; to++) {
      const adds = (own[to] ?? Infinity) - (own[from] ?? 0);
      const at = from * (waits + 1) + to;
      if (to !== from && adds < (moves[at]?.adds ?? Infinity)) moves[at] = { container, from, to, adds };
    }
  }
  return moves.filter((move) => move !== undefined);
}
