import type { CustomDefinition, CustomEntity, CustomField, CustomValue } from './customField.ts';
import { readCustomMoment } from './customMoment.ts';
import { oneOf } from './json.ts';

/**
 * What a custom field holds as it is typed or chosen: one text, the value of each option, or a record as `type id`.
 * Empty where nothing is filled in.
 */
export type FieldEntry = readonly string[];

/** Something that can be chosen for a field. */
export interface FieldChoice {
  /** As it stands in an entry. */
  readonly value: string;
  readonly label: string;
}

/** One field of one record. */
export interface FieldTarget {
  readonly entity: CustomEntity;
  readonly definition: CustomDefinition;
}

/** The data types of docs/interface.md 3.9, in the order in which they are offered. */
export const dataTypes = [
  'short_text',
  'number',
  'date',
  'datetime',
  'boolean',
  'enum',
  'enum_multi',
  'reference',
] as const;
export type DataType = (typeof dataTypes)[number];

/** The data type of a field where it is one that can be written; null for a word that we do not know. */
export function knownType({ dataType }: Pick<CustomDefinition, 'dataType'>): DataType | null {
  return oneOf(dataTypes)(dataType);
}

/** Whether its values are chosen from a list. */
export function isChosen(definition: Pick<CustomDefinition, 'dataType'>): boolean {
  const type = knownType(definition);
  return type === 'enum' || type === 'enum_multi' || type === 'reference';
}

export function entryOf(field: Pick<CustomField, 'value' | 'display'> | null): FieldEntry {
  if (!field) return [];
  const { value, display } = field;
  switch (value.kind) {
    case 'text':
      return [value.text];
    case 'texts':
      return value.texts;
    case 'number':
      // The service has 18 digits, a number of JavaScript fewer.
      return [display !== null && Number(display) === value.number ? display : String(value.number)];
    case 'flag':
      return [String(value.on)];
    case 'reference':
      return [`${value.type} ${value.id}`];
    case 'moment': {
      const { moment } = value;
      if (moment.kind === 'day') return [moment.day];
      if (moment.kind === 'zoned') return [new Date(moment.at).toISOString()];
      return [new Date(moment.digits).toISOString().slice(0, 19).replace('T', ' ')];
    }
  }
}

/** Options have no order among those that are chosen. */
export function sameEntry(one: FieldEntry, other: FieldEntry): boolean {
  return one.length === other.length && one.every((text) => other.includes(text));
}

/** What is sent for an entry; null where the field is to be cleared (docs/interface.md 2.11). */
export function entryOnWire(definition: CustomDefinition, entry: FieldEntry): unknown {
  const [first] = entry;
  if (first === undefined) return null;
  switch (definition.dataType) {
    case 'enum_multi':
      return entry;
    case 'boolean':
      return first === 'true';
    case 'reference':
      return referenceOf(first);
    default:
      return first;
  }
}

function referenceOf(text: string): { readonly type: string; readonly id: string } {
  const space = text.indexOf(' ');
  return { type: text.slice(0, space), id: text.slice(space + 1) };
}

/** The field as it will be once an entry is saved, with the words of what was chosen; null where it is cleared. */
export function fieldWith(
  { entity, definition }: FieldTarget,
  entry: FieldEntry,
  choices: readonly FieldChoice[],
): CustomField | null {
  const value = valueOf(definition, entry);
  if (!value) return null;
  const { slug, label, dataType } = definition;
  const display = isChosen(definition) ? entry.map((text) => choiceLabel(choices, text)).join(', ') : null;
  return { id: `${entity.id} ${slug}`, slug, label, dataType, value, display, entity };
}

/** The choices with what the field holds among them, which may be a record that nothing else of the account names. */
export function choicesWith(
  choices: readonly FieldChoice[],
  field: Pick<CustomField, 'value' | 'display'> | null,
): readonly FieldChoice[] {
  const [value, ...more] = entryOf(field);
  if (value === undefined || more.length > 0 || choices.some((choice) => choice.value === value))
    return choices;
  return [...choices, { value, label: field?.display ?? value }];
}

export function choiceLabel(choices: readonly FieldChoice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

function valueOf(definition: CustomDefinition, entry: FieldEntry): CustomValue | null {
  const [first] = entry;
  if (first === undefined) return null;
  const text: CustomValue = { kind: 'text', text: first };
  switch (definition.dataType) {
    case 'number':
      return Number.isFinite(Number(first)) ? { kind: 'number', number: Number(first) } : text;
    case 'boolean':
      return { kind: 'flag', on: first === 'true' };
    case 'date':
    case 'datetime': {
      const moment = readCustomMoment(first);
      return moment ? { kind: 'moment', moment } : text;
    }
    case 'enum_multi':
      return { kind: 'texts', texts: entry };
    case 'reference':
      return { kind: 'reference', ...referenceOf(first) };
    default:
      return text;
  }
}

/** The fields with that one in the place of what the record held there. */
export function putField(
  fields: readonly CustomField[],
  { entity, definition: { slug } }: FieldTarget,
  field: CustomField | null,
): readonly CustomField[] {
  const isIt = (each: CustomField) => each.slug === slug && each.entity.id === entity.id;
  const at = fields.findIndex(isIt);
  if (at < 0) return field ? [...fields, field] : fields;
  return field ? fields.with(at, field) : fields.toSpliced(at, 1);
}
