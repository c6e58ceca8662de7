import type { CustomDefinition } from '#/domain/records/customField.ts';
import type { FleetColumn } from './column.ts';
import { fieldColumns, findFieldColumn } from './fieldColumns.ts';
import { journeyColumns } from './journeyColumns.ts';
import { pickupColumns } from './pickupColumns.ts';
import { identityColumns, recordColumns } from './recordColumns.ts';

/**
 * Every column of the list, in the order in which a chooser offers them. A row for several containers says what is
 * true of them all: the earliest free day, the sum of the fees, the oldest check, a date once it holds for the last.
 */
export const fleetColumns: readonly FleetColumn[] = [
  ...identityColumns,
  ...journeyColumns,
  ...pickupColumns,
  ...recordColumns,
];

const byId = new Map(fleetColumns.map((column) => [column.id, column]));

/**
 * The column that an address names, whatever the account calls it. Texts for a reader use `knownColumns`. Null for an
 * unknown id.
 */
export function findColumn(id: string): FleetColumn | null {
  return byId.get(id) ?? findFieldColumn(id);
}

/** The columns that an account has, by the names that a reader knows. */
export interface KnownColumns {
  /** In the order in which a chooser offers them, the custom fields last. */
  readonly all: readonly FleetColumn[];
  /** Also what only an address names; null for an unknown id. */
  readonly find: (id: string) => FleetColumn | null;
}

/** @param definitions none until it is known which custom fields the account has */
export function knownColumns(definitions: readonly CustomDefinition[]): KnownColumns {
  const own = fieldColumns(definitions);
  const named = new Map(own.map((column) => [column.id, column]));
  return { all: [...fleetColumns, ...own], find: (id) => named.get(id) ?? findColumn(id) };
}
