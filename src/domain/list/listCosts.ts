import { chargesInList, type ContainerCharge } from '#/domain/charges/containerCharges.ts';
import { counted, savedBetween, type Sum, sumsBy } from '#/domain/charges/sums.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { mapTolerant, tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { addDays, type CalendarDay, dayNumber } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { factCell, numberCell } from './cellValue.ts';
import type { CellValue, CostState, ListCosts } from './column.ts';

/** What rows and containers cost by the tariffs of a book; a row for several containers has the sum of them all. */
export function listCosts(book: TariffBook): ListCosts {
  return {
    ofRow: ({ shipment, containers }, of, now) => {
      const charges = containers.flatMap((container) => chargesInList({ shipment, container }, book, now));
      if (of === 'costSoFar') return costOf(sumsBy(charges, null), charges);
      const today = latestDay(charges);
      // Nothing is to come of what has left and come back.
      if (!today) return null;
      if (of === 'costPerDay') return costOf(savedBetween(charges, today, addDays(today, 1)), charges);
      return costOf(sumsBy(charges, nextFriday(today)), charges);
    },
    stateOf: (known, now) => stateOf(chargesInList(known, book, now)),
    containersIn: (states, shipments, now) =>
      new Map(
        mapTolerant(shipments, (some) =>
          some.flatMap((shipment) => {
            const ids = shipment.containers.flatMap((container) =>
              states.includes(stateOf(chargesInList({ shipment, container }, book, now))) ? container.id : [],
            );
            return ids.length > 0 ? [[shipment.id, new Set(ids)] as const] : [];
          }),
        ).result,
      ),
  };
}

/** Prices every container once, so that who asks for costs finds them. Pauses after each. */
export function* priceInSteps(
  book: TariffBook,
  shipments: readonly Shipment[],
  now: Instant,
): Generator<undefined, void, undefined> {
  for (const shipment of shipments) {
    for (const container of shipment.containers) {
      tryOr(() => chargesInList({ shipment, container }, book, now), null);
      yield;
    }
  }
}

/** Of several charges, the one that presses most: a container costs money while one of them does. */
function stateOf(charges: readonly ContainerCharge[]): CostState {
  const counting = charges.filter(({ state }) => state.kind === 'counting');
  if (sumsBy(counting, null).length > 0) return 'now';
  const today = latestDay(counting);
  if (today) return sumsBy(counting, addDays(today, 1)).length > 0 ? 'tomorrow' : 'free';
  return charges.some(({ state }) => state.kind === 'ended') ? 'ended' : 'unknown';
}

/** Today by the calendars of the places of charges, the later one; undefined where all have ended. */
function latestDay(charges: readonly ContainerCharge[]): CalendarDay | undefined {
  const days = charges.flatMap(({ state }) => (state.kind === 'counting' ? [state.today] : []));
  return days.toSorted().at(-1);
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
    : factCell({
        code: 'costs',
        sums: sums.map(({ amount, currency }) => ({ amount: amount / 100, currencyCode: currency })),
      });
}
