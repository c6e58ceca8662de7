import { addUp, owedThrough, type Sum } from '#/domain/charges/sums.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { containersConcerned } from '#/domain/exceptions/containersConcerned.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { isUnverified, type RowsMoney, rowsMoney } from '#/domain/exceptions/rowsMoney.ts';
import type { PlanRow } from '#/domain/pickups/pickups.ts';
import { waitingCost } from '#/domain/pickups/waitingCost.ts';
import { addDays } from '#/time/calendarDay.ts';

/** What the morning adds up. No sum is in another one, and none is invented where no tariff gives it. */
export interface MorningSums {
  /** Up to now, as the exceptions add it up. */
  readonly now: RowsMoney & {
    /** How many containers cost money, for certain and by data that is too old to say. */
    readonly containers: number;
    readonly unverifiedContainers: number;
  };
  /** What the next day adds where a clock of charge already runs; null where no tariff is on. */
  readonly tonight: { readonly sums: readonly Sum[]; readonly tariffs: number } | null;
  /** What ends its free time today, and what each of the days after it costs by tariffs. */
  readonly tomorrow: { readonly containers: number; readonly perDay: readonly Sum[] };
}

/**
 * @param rows what needs action, without what is acknowledged
 * @param plan what waits to be picked up or returned (planRows)
 */
export function morningSums(
  rows: readonly ExceptionRow[],
  estimates: ReadonlyMap<string, readonly Sum[]>,
  plan: readonly PlanRow[],
  book: TariffBook,
): MorningSums {
  const concerned = (some: readonly ExceptionRow[]) =>
    containersConcerned(some.flatMap(({ items }) => items));
  const ending = rows.filter(({ consequence }) => consequence === 'tomorrow');
  const endingIds = new Set(ending.map(({ subject }) => subject.id));
  const { yes: begins = [], no: runs = [] } = Object.groupBy(plan, ({ container }) =>
    endingIds.has(container.id) ? 'yes' : 'no',
  );
  return {
    now: {
      ...rowsMoney(rows, estimates),
      containers: concerned(rows.filter(({ consequence }) => consequence === 'now')),
      unverifiedContainers: concerned(rows.filter(isUnverified)),
    },
    tonight: book.tariffs.some(({ isOn }) => isOn)
      ? { sums: nextDayOf(runs), tariffs: tariffsOf(runs) }
      : null,
    tomorrow: { containers: concerned(ending), perDay: nextDayOf(begins) },
  };
}

/** What another day adds for each container that waits, by its id. */
export const nextDaysOf = (plan: readonly PlanRow[]): ReadonlyMap<string, readonly Sum[]> =>
  new Map(plan.map(({ container, charges, today }) => [container.id, waitingCost(charges, today).nextDay]));

const nextDayOf = (plan: readonly PlanRow[]): readonly Sum[] => addUp([...nextDaysOf(plan).values()].flat());

/** How many tariffs that sum comes from. */
function tariffsOf(plan: readonly PlanRow[]): number {
  const charges = plan.flatMap(({ charges: some, today }) =>
    some.filter((charge) => {
      const [soon, late] = [owedThrough(charge, today), owedThrough(charge, addDays(today, 1))];
      return soon !== null && late !== null && late > soon;
    }),
  );
  return new Set(charges.map(({ tariff }) => tariff.id)).size;
}
