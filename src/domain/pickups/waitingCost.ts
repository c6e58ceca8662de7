import type { ContainerCharge, Missing } from '#/domain/charges/containerCharges.ts';
import { savedBetween, type Sum, sumsBy } from '#/domain/charges/sums.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';

/** What a container costs while it waits, by tariffs (docs/charges.md 5). */
export interface WaitingCost {
  /** Up to today. */
  readonly estimated: readonly Sum[];
  /** What another day adds. */
  readonly nextDay: readonly Sum[];
  /** Why there is no sum, or one of less than all charges. */
  readonly missing: readonly (Missing | 'tariff' | 'notBegun')[];
}

export function waitingCost(charges: readonly ContainerCharge[], today: CalendarDay): WaitingCost {
  const missing = new Set<WaitingCost['missing'][number]>();
  if (charges.length === 0) missing.add('tariff');
  for (const { state } of charges) if (state.kind === 'unknown') missing.add(state.missing);
  if (charges.length > 0 && charges.every(({ state }) => state.kind === 'notBegun')) missing.add('notBegun');
  return {
    estimated: sumsBy(charges, null),
    nextDay: savedBetween(charges, today, addDays(today, 1)),
    missing: [...missing],
  };
}
