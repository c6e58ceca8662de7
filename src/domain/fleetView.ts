import type { FleetFilter } from './fleetFilter.ts';
import type { RowKind } from './fleetRow.ts';

/** A column on the screen. */
export interface ColumnChoice {
  readonly id: string;
  /** In CSS pixels; null leaves it to the table. */
  readonly width: number | null;
}

export interface FleetOrder {
  /** Id of a column. */
  readonly column: string;
  readonly descending: boolean;
}

/** What rows can be gathered by: the day of arrival at its place, the ship with its voyage, the port, the carrier. */
export const groupings = ['day', 'vessel', 'discharge', 'carrier'] as const;
export type Grouping = (typeof groupings)[number];

/** How the list stands: everything that its address says. */
export interface FleetView {
  readonly by: RowKind;
  readonly columns: readonly ColumnChoice[];
  /** Null: the order of the service, newest first. */
  readonly order: FleetOrder | null;
  readonly group: Grouping | null;
  readonly filter: FleetFilter;
}

/** The columns that a list shows unless others are chosen. */
export const defaultColumns: Readonly<Record<RowKind, readonly ColumnChoice[]>> = {
  shipment: choose('number carrier loading discharge arrival containers progress status'),
  container: choose('number carrier discharge arrival status ready freeDay'),
};

function choose(ids: string): ColumnChoice[] {
  return ids.split(' ').map((id) => ({ id, width: null }));
}
