import {
  addedBy,
  type ContainerCharge,
  containerCharges,
  type Sum,
  sumsBy,
} from '#/domain/charges/containerCharges.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { describeAmount } from '#/domain/charges/words.ts';
import type { Container } from '#/domain/records/container.ts';
import { addDays, type CalendarDay, dayNumber } from '#/time/calendarDay.ts';
import { minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { numberCell } from './cellValue.ts';
import type { CellValue, RowCosts } from './column.ts';
import type { FleetRow } from './row.ts';

/** What rows cost by the tariffs of a book; a row for several containers has the sum of them all. */
export function rowCosts(book: TariffBook): RowCosts {
  // A day begins in every zone at a quarter of an hour, and within one no sum changes.
  const known = new WeakMap<Container, { quarter: number; charges: readonly ContainerCharge[] }>();
  const chargesOf = (container: Container, { shipment }: FleetRow, now: Instant) => {
    const quarter = Math.floor(now / (15 * minute));
    const before = known.get(container);
    if (before?.quarter === quarter) return before.charges;
    // When it became available only its events say, and a list has none.
    const { charges } = containerCharges({ shipment, container, availableAt: null }, book, now);
    known.set(container, { quarter, charges });
    return charges;
  };
  return (row, of, now) => {
    const charges = row.containers.flatMap((container) => chargesOf(container, row, now));
    const through = charges.flatMap(({ state }) => (state.kind === 'counting' ? [state.through] : []));
    const today = through.toSorted().at(-1);
    if (of === 'costSoFar') return costOf(sumsBy(charges, null), charges);
    // Nothing is to come of what has left and come back.
    if (!today) return null;
    if (of === 'costPerDay') return costOf(addedBy(charges, addDays(today, 1)), charges);
    return costOf(sumsBy(charges, nextFriday(today)), charges);
  };
}

/** The first Friday after a day. */
function nextFriday(today: CalendarDay): CalendarDay {
  // 1970-01-02 was a Friday.
  return addDays(today, 7 - ((((dayNumber(today) - 1) % 7) + 7) % 7));
}

function costOf(sums: readonly Sum[], charges: readonly ContainerCharge[]): CellValue {
  const isKnown = charges.some(({ state }) => state.kind === 'counting' || state.kind === 'ended');
  const [only, ...more] = sums;
  if (!only) return isKnown ? numberCell(0) : null;
  return more.length === 0
    ? numberCell(only.amount / 100, only.currency)
    : { kind: 'texts', texts: sums.map(({ amount, currency }) => describeAmount(amount, currency)) };
}
