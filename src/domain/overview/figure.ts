import type { TariffBook } from '#/domain/charges/tariff.ts';
import { filterTests } from '#/domain/list/filter.ts';
import { type FleetSearch, readFleetSearch } from '#/domain/list/search.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';

export interface OverviewQuestion {
  readonly shipments: readonly Shipment[];
  /** The same object as long as it is the same. */
  readonly book: TariffBook;
  /** Ids of shipments that have changed since the last review; null where the device does not know. */
  readonly changed: ReadonlySet<string> | null;
  readonly now: Instant;
  /** By the reader's calendar. */
  readonly today: CalendarDay;
}

/** A number of containers, and the address of the list that has exactly a row for each of them. */
export interface Figure {
  readonly count: number;
  readonly search: FleetSearch;
}

/** A list of containers, narrowed. */
export const containersOf = (search: FleetSearch): FleetSearch => ({ by: 'container', ...search });

/** Gives the containers of a shipment that the list has at an address, which is of containers. Not by changes, costs or texts. */
export function rowsAt(search: FleetSearch, now: Instant): (shipment: Shipment) => readonly Container[] {
  const tests = filterTests(readFleetSearch(search).view.filter, now);
  return (shipment) =>
    tests.failing(shipment).length > 0 || !tests.window(shipment)
      ? none
      : (tests.containers(shipment, shipment.containers) ?? none);
}

const none: readonly Container[] = [];

/** Counts shipment by shipment. */
export interface Counter<Result> {
  /** Reads all of a shipment before anything of it is counted: what is given counts it. */
  readonly read: (shipment: Shipment) => () => void;
  readonly result: () => Result;
}

/** Adds to a count that may not be there yet. */
export function count<Key>(counts: Map<Key, number>, key: Key, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
