import { type CustomDefinition, type CustomField, customWords } from '#/domain/records/customField.ts';
import { firstOf, momentCell, numberCell, textsCell } from './cellValue.ts';
import type { CellValue, FleetColumn } from './column.ts';
import { fieldKey } from './fieldKey.ts';
import { fieldsOf } from './fields.ts';

const fieldId = /^field\.([\w-]{1,100})$/;

/** The columns of the custom fields that the account has, by their own names. */
export function fieldColumns(definitions: readonly CustomDefinition[]): readonly FleetColumn[] {
  const bySlug = new Map(definitions.map((definition) => [definition.slug, definition]));
  return [...bySlug.values()].map(({ slug, label }) => fieldColumn(slug, label));
}

const named = new Map<string, FleetColumn>();

/**
 * The column that an address names, before the custom fields of the account are loaded: it is called by its slug and
 * stays empty where there is no such field. Null for an id of another kind.
 */
export function findFieldColumn(id: string): FleetColumn | null {
  const slug = fieldId.exec(id)?.[1];
  if (slug === undefined) return null;
  let column = named.get(id);
  if (!column) named.set(id, (column = fieldColumn(slug, slugWords(slug))));
  return column;
}

function fieldColumn(slug: string, label: string): FleetColumn {
  return {
    id: fieldKey(slug),
    label,
    value: ({ shipment, containers }) => cellOf(fieldsOf(slug, shipment, containers)),
  };
}

/** A row for several containers has the first moment of them all, and every other value once. */
function cellOf(fields: readonly CustomField[]): CellValue {
  const [first] = fields;
  if (first?.value.kind === 'number' && fields.length === 1) return numberCell(first.value.number);
  const moments = fields.flatMap(({ value }) => (value.kind === 'moment' ? [value.moment] : []));
  if (moments.length > 0) return momentCell(firstOf(moments));
  return textsCell(fields.map(customWords));
}

/** `cost_center` as `Cost center`. */
function slugWords(slug: string): string {
  const words = slug.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
