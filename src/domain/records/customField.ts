import type { Moment } from '#/time/moment.ts';

/** What a custom field holds, read by its data type (docs/interface.md 3.9). */
export type CustomValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'flag'; readonly on: boolean }
  /** A day, or clock digits without a zone. */
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'reference'; readonly type: string; readonly id: string };

/** The record that a custom field belongs to: `shipment`, `container`, or a word we do not know. */
export interface CustomEntity {
  readonly type: string;
  readonly id: string;
}

/** One field that the account has defined. */
export interface CustomDefinition {
  readonly id: string;
  /** Its name in the interface and in our addresses; it never changes. */
  readonly slug: string;
  readonly label: string;
  readonly entityType: string;
  /** A word of docs/interface.md 3.9 or one that we do not know; null where not reported. */
  readonly dataType: string | null;
  readonly description: string | null;
  /** What a field of type `reference` refers to, such as `Party`; null for other types. */
  readonly referenceType: string | null;
}

/** Whether what it holds is chosen from options of its own. */
export function hasOptions({ dataType }: Pick<CustomDefinition, 'dataType'>): boolean {
  return dataType === 'enum' || dataType === 'enum_multi';
}

/** A choice of a field of type `enum` or `enum_multi`. */
export interface CustomOption {
  readonly id: string;
  readonly label: string;
  /** What records hold; it is written once and the label may change. */
  readonly value: string;
}

/** What is filled in on one record. */
export interface CustomField {
  readonly id: string;
  readonly slug: string;
  /** The slug where the definition is not known. */
  readonly label: string;
  readonly dataType: string | null;
  readonly value: CustomValue;
  /** As the service itself writes it, such as the label of a choice; null where it does not say. */
  readonly display: string | null;
  readonly entity: CustomEntity;
}

/** The custom fields of a whole account, as far as they have been read. */
export interface CustomFields {
  readonly definitions: readonly CustomDefinition[];
  readonly fields: readonly CustomField[];
  readonly complete: boolean;
}

/** A custom field calls containers `Container` or `Cargo`, and both are the same (docs/interface.md trap 70). */
export function readEntityType(word: string): string {
  const folded = word.trim().toLowerCase();
  return folded === 'cargo' ? 'container' : folded;
}

/**
 * The value as the service writes it, else as it came. Empty where it says none of it in letters of its own: a yes or no, and a
 * moment with its time.
 */
export function customText({ value, display }: Pick<CustomField, 'value' | 'display'>): string {
  if (display !== null) return display;
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'texts':
      return value.texts.join(', ');
    case 'number':
      return String(value.number);
    case 'reference':
      return `${value.type} ${value.id}`;
    case 'moment':
      return value.moment.kind === 'day' ? value.moment.day : '';
    case 'flag':
      return '';
  }
}

const byRecord = new WeakMap<readonly CustomField[], ReadonlyMap<string, readonly CustomField[]>>();

/** The fields of each record, by the id of the record. */
export function fieldsByRecord(fields: readonly CustomField[]): ReadonlyMap<string, readonly CustomField[]> {
  const known = byRecord.get(fields);
  if (known) return known;
  const records = new Map<string, CustomField[]>();
  for (const field of fields) {
    const record = records.get(field.entity.id);
    if (record) record.push(field);
    else records.set(field.entity.id, [field]);
  }
  byRecord.set(fields, records);
  return records;
}
