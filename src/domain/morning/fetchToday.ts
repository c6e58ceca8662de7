import { addUp, type Sum } from '#/domain/charges/sums.ts';
import { type PlanRow, rowsByTerminal, type TerminalRows } from '#/domain/pickups/pickups.ts';
import { type PlanEntries, plannedDay } from '#/domain/pickups/plan.ts';
import { waitingCost } from '#/domain/pickups/waitingCost.ts';

/** A terminal with what is to be fetched there today. */
export interface FetchStop extends TerminalRows {
  /** Until the earliest last free day there, negative after it; null where none can be judged by. */
  readonly daysLeft: number | null;
  /** What another day adds by tariffs. */
  readonly nextDay: readonly Sum[];
  /** How many are planned for today, or were for a day before. */
  readonly planned: number;
}

/** A last free day is pressing until the day before it. */
const pressingDays = 1;

/**
 * What is to be fetched today, by terminal, due soonest first: what is ready and has its last free day past, today or
 * tomorrow, and what is planned for today or has missed its day.
 */
export function fetchToday(plan: readonly PlanRow[], entries: PlanEntries): readonly FetchStop[] {
  const isPlanned = ({ container, today }: PlanRow) => {
    const day = plannedDay(entries.get(container.id), 'pickup');
    return day !== null && day <= today;
  };
  const chosen = plan.filter(
    (row) =>
      row.kind === 'pickup' &&
      ((row.expected === null &&
        row.readiness.answer === 'yes' &&
        row.daysLeft !== null &&
        row.daysLeft <= pressingDays) ||
        isPlanned(row)),
  );
  return rowsByTerminal(chosen).map((group) => {
    const days = group.rows.flatMap(({ daysLeft }) => daysLeft ?? []);
    return {
      ...group,
      daysLeft: days.length > 0 ? Math.min(...days) : null,
      nextDay: addUp(group.rows.flatMap(({ charges, today }) => waitingCost(charges, today).nextDay)),
      planned: group.rows.filter(isPlanned).length,
    };
  });
}
