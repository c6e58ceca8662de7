import * as v from 'valibot';
import { toOne } from '#/data/http/document.schema.ts';
import { anything, readNumber, readText, text } from '#/data/http/schema.ts';
import {
  type CustomDefinition,
  type CustomEntity,
  type CustomField,
  type CustomOption,
  type CustomValue,
  readEntityType,
} from '#/domain/records/customField.ts';
import { readCustomMoment } from '#/domain/records/customMoment.ts';

/** A choice of an `enum` or `enum_multi` field. */
export const customOptionSchema = v.object({
  type: v.literal('custom_field_option'),
  id: v.string(),
  attributes: v.object({ label: text, value: text, position: v.nullish(v.number()) }),
});

export type CustomOptionWire = v.InferOutput<typeof customOptionSchema>;

/** What is filled in on a record. */
export const customFieldSchema = v.object({
  type: v.literal('custom_field'),
  id: v.string(),
  attributes: v.object({ api_slug: v.string(), value: anything, display_value: text }),
  relationships: v.nullish(v.object({ entity: toOne, definition: toOne, updated_by: toOne })),
});
export type CustomFieldWire = v.InferOutput<typeof customFieldSchema>;

/** One without a value names nothing that could be chosen. */
export function toCustomOption({ id, attributes: a }: CustomOptionWire): CustomOption | null {
  const value = readText(a.value);
  return value === null ? null : { id, label: readText(a.label) ?? value, value };
}

/**
 * @param definitions those of the account; a value whose definition is missing is read as text under its slug
 * @param owner the record that was requested, where the value itself does not name one
 * @returns null for a field that nothing is filled into
 */
export function toCustomField(
  { id, attributes: a, relationships }: CustomFieldWire,
  definitions: readonly CustomDefinition[],
  owner: CustomEntity | null,
): CustomField | null {
  const named = relationships?.entity?.data;
  const entity = named ? { type: readEntityType(named.type), id: named.id } : owner;
  if (!entity) return null;
  const definition =
    definitions.find((each) => each.id === relationships?.definition?.data?.id) ??
    definitions.find((each) => each.slug === a.api_slug && each.entityType === entity.type);
  const dataType = definition?.dataType ?? null;
  const value = readCustomValue(a.value, dataType);
  if (!value) return null;
  const display = readText(a.display_value);
  return { id, slug: a.api_slug, label: definition?.label ?? a.api_slug, dataType, value, display, entity };
}

/** Reads a value by its data type; what does not fit it, and a type that we do not know, stays text. */
export function readCustomValue(value: unknown, dataType: string | null): CustomValue | null {
  if (value === null || value === undefined || value === '') return null;
  if (dataType === 'number' && (typeof value === 'number' || typeof value === 'string')) {
    const number = readNumber(value);
    if (number !== null) return { kind: 'number', number };
  }
  if (dataType === 'boolean' && (value === true || value === 'true')) return { kind: 'flag', on: true };
  if (dataType === 'boolean' && (value === false || value === 'false')) return { kind: 'flag', on: false };
  if (dataType === 'date' || dataType === 'datetime') {
    const moment = typeof value === 'string' ? readCustomMoment(value) : null;
    if (moment) return { kind: 'moment', moment };
  }
  if (dataType === 'reference') {
    const reference = v.safeParse(v.object({ type: v.string(), id: v.string() }), value);
    if (reference.success) return { kind: 'reference', ...reference.output };
  }
  if (Array.isArray(value)) {
    const texts = value.map(asText).filter((item) => item !== '');
    return texts.length > 0 ? { kind: 'texts', texts } : null;
  }
  return { kind: 'text', text: asText(value) };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
