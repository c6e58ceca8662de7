import type { FleetColumn } from './fleetColumn.ts';
import { findFieldColumn } from './fleetColumnsOfFields.ts';
import { journeyColumns } from './fleetColumnsOfJourney.ts';
import { pickupColumns } from './fleetColumnsOfPickup.ts';
import { identityColumns, recordColumns } from './fleetColumnsOfRecord.ts';

/**
 * Every column of the list, in the order in which a chooser offers them. A line for several containers says what is
 * true of them all: the earliest free day, the sum of the fees, the oldest check, a date once it holds for the last.
 */
export const fleetColumns: readonly FleetColumn[] = [
  ...identityColumns,
  ...journeyColumns,
  ...pickupColumns,
  ...recordColumns,
];

const byId = new Map(fleetColumns.map((column) => [column.id, column]));

/** Null for an id that this version does not have. */
export function findColumn(id: string): FleetColumn | null {
  return byId.get(id) ?? findFieldColumn(id);
}
