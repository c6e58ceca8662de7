import { chargesInList, type ContainerCharge } from '#/domain/charges/containerCharges.ts';
import { counted, savedBetween, type Sum, sumsBy } from '#/domain/charges/sums.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { describeAmount } from '#/domain/charges/words.ts';
import { addDays, type CalendarDay, dayNumber } from '#/time/calendarDay.ts';
import { numberCell } from './cellValue.ts';
import type { CellValue, RowCosts } from './column.ts';

/** What rows cost by the tariffs of a book; a row for several containers has the sum of them all. */
export function rowCosts(book: TariffBook): RowCosts {
  return ({ shipment, containers }, of, now) => {
    const charges = containers.flatMap((container) => chargesInList({ shipment, container }, book, now));
    const through = charges.flatMap(({ state }) => (state.kind === 'counting' ? [state.through] : []));
    const today = through.toSorted().at(-1);
    if (of === 'costSoFar') return costOf(sumsBy(charges, null), charges);
    // Nothing is to come of what has left and come back.
    if (!today) return null;
    if (of === 'costPerDay') return costOf(savedBetween(charges, null, addDays(today, 1)), charges);
    return costOf(sumsBy(charges, nextFriday(today)), charges);
  };
}

/** The first Friday after a day. */
function nextFriday(today: CalendarDay): CalendarDay {
  // 1970-01-02 was a Friday.
  return addDays(today, 7 - ((((dayNumber(today) - 1) % 7) + 7) % 7));
}

function costOf(sums: readonly Sum[], charges: readonly ContainerCharge[]): CellValue {
  const isKnown = charges.some((charge) => counted(charge) !== null);
  const [only, ...more] = sums;
  if (!only) return isKnown ? numberCell(0) : null;
  return more.length === 0
    ? numberCell(only.amount / 100, only.currency)
    : { kind: 'texts', texts: sums.map(({ amount, currency }) => describeAmount(amount, currency)) };
}
