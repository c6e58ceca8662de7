import { chargesInList } from '#/domain/charges/containerCharges.ts';
import { addUp, type Sum, sumsBy } from '#/domain/charges/sums.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import type { ExceptionRow } from './exceptionRows.ts';

/**
 * What rows cost so far by the tariffs of a book, by their ids: estimates, which are never added to what sources report
 * (docs/charges.md 5). A row for a whole shipment has the sum of its containers; one that no tariff fits, or whose
 * charges are not known, has none.
 *
 * @param book the same object as long as it is the same
 */
export function estimatedCosts(
  rows: readonly ExceptionRow[],
  shipments: readonly Shipment[],
  book: TariffBook,
  now: Instant,
): ReadonlyMap<string, readonly Sum[]> {
  if (!book.tariffs.some(({ isOn }) => isOn)) return new Map();
  const known = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  return new Map(
    rows.flatMap(({ id, subject }) => {
      const shipment = subject.shipmentId === null ? undefined : known.get(subject.shipmentId);
      const containers = shipment?.containers.filter(
        (one) => subject.kind === 'shipment' || one.id === subject.id,
      );
      if (!shipment || !containers) return [];
      const charges = containers.flatMap((container) => chargesInList({ shipment, container }, book, now));
      const sums = sumsBy(charges, null);
      return sums.length > 0 ? [[id, sums] as const] : [];
    }),
  );
}

/** Those of some of the rows together, by currency. */
export const estimatedTotal = (
  rows: readonly ExceptionRow[],
  estimates: ReadonlyMap<string, readonly Sum[]>,
): readonly Sum[] => addUp(rows.flatMap(({ id }) => estimates.get(id) ?? []));
