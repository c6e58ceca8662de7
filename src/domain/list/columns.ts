import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import { factCell, firstOf, momentCell, numberCell } from './cellValue.ts';
import type { CellValue, FleetColumn } from './column.ts';
import { fieldKey, fieldsOf } from './fields.ts';
import { pickupColumns } from './pickupColumns.ts';
import { identityColumns, journeyColumns, recordColumns } from './recordColumns.ts';

const fieldId = /^field\.([\w-]{1,100})$/;

const byAddress = new Map<string, FleetColumn>();

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

/** The columns that are no custom field. */
export type ColumnId = (
  | typeof identityColumns
  | typeof journeyColumns
  | typeof pickupColumns
  | typeof recordColumns
)[number]['id'];

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

/** The columns of the custom fields that the account has, by their own names. */
function fieldColumns(definitions: readonly CustomDefinition[]): readonly FleetColumn[] {
  const bySlug = new Map(definitions.map((definition) => [definition.slug, definition]));
  return [...bySlug.values()].map(({ slug, label }) => fieldColumn(slug, label));
}

/**
 * The column that an address names, before the custom fields of the account are loaded: it stays empty where there is no
 * such field. Null for an id of another kind.
 */
function findFieldColumn(id: string): FleetColumn | null {
  const slug = fieldId.exec(id)?.[1];
  if (slug === undefined) return null;
  let column = byAddress.get(id);
  if (!column) byAddress.set(id, (column = fieldColumn(slug)));
  return column;
}

function fieldColumn(slug: string, name?: string): FleetColumn {
  return {
    id: fieldKey(slug),
    name,
    value: ({ shipment, containers }) => cellOf(fieldsOf(slug, shipment, containers)),
  };
}

/** A row for several containers has the first moment of them all, and every other value once. */
function cellOf(fields: readonly CustomField[]): CellValue {
  const [first] = fields;
  if (first?.value.kind === 'number' && fields.length === 1) return numberCell(first.value.number);
  const moments = fields.flatMap(({ value }) => (value.kind === 'moment' ? [value.moment] : []));
  if (moments.length > 0) return momentCell(firstOf(moments));
  const filled = fields.filter(
    ({ value, display }) => display !== null || value.kind !== 'texts' || value.texts.length > 0,
  );
  return factCell(filled.length > 0 ? { code: 'fields', fields: filled } : null);
}
