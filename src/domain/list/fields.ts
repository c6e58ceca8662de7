import type { Container } from '#/domain/records/container.ts';
import { type CustomField, customText, fieldsByRecord } from '#/domain/records/customField.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** Before the slug of a custom field where an address names one. A colon would be taken for a column's width. */
const prefix = 'field.';

/** The key of a custom field in an address, and the id of its column: `field.incoterm`. */
export type FieldKey = `${typeof prefix}${string}`;

export function isFieldKey(key: string): key is FieldKey {
  return key.startsWith(prefix);
}

export function fieldKey(slug: string): FieldKey {
  return `${prefix}${slug}`;
}

export function slugIn(key: FieldKey): string {
  return key.slice(prefix.length);
}

// A shipment and its fields stay the same objects until one of them is loaded again, and so does the joined shipment.
const joined = new WeakMap<readonly CustomField[], WeakMap<Shipment, Shipment>>();

/**
 * The shipments with the values of the custom fields on them and their containers. One without values is the same object
 * as before.
 */
export function joinFields(
  shipments: readonly Shipment[],
  fields: readonly CustomField[],
): readonly Shipment[] {
  if (fields.length === 0) return shipments;
  let known = joined.get(fields);
  if (!known) joined.set(fields, (known = new WeakMap()));
  const byRecord = fieldsByRecord(fields);
  return shipments.map((shipment) => {
    let whole = known.get(shipment);
    if (!whole) known.set(shipment, (whole = join(shipment, byRecord)));
    return whole;
  });
}

function join(shipment: Shipment, byRecord: ReadonlyMap<string, readonly CustomField[]>): Shipment {
  const own = byRecord.get(shipment.id);
  const isFilled = own ?? shipment.containers.some(({ id }) => byRecord.has(id));
  if (!isFilled) return shipment;
  const containers = shipment.containers.map((container) => {
    const customFields = byRecord.get(container.id);
    return customFields ? { ...container, customFields } : container;
  });
  return { ...shipment, containers, ...(own && { customFields: own }) };
}

/** The fields of that slug: the shipment's own, and those of the given containers. */
export function fieldsOf(
  slug: string,
  shipment: Shipment,
  containers: readonly (Container | null)[],
): readonly CustomField[] {
  return [shipment, ...containers].flatMap(
    (record) => record?.customFields?.filter((field) => field.slug === slug) ?? [],
  );
}

/** Each value of a text or a list with its label: the service writes those of several in one text, in their order. */
export function labelledValues(field: CustomField): readonly (readonly [value: string, label: string])[] {
  const { value } = field;
  const words = customText(field);
  if (value.kind === 'text') return [[value.text, words]];
  if (value.kind !== 'texts') return [];
  if (value.texts.length === 1) return value.texts.map((text) => [text, words]);
  const labels = words.split(', ');
  const isWhole = labels.length === value.texts.length;
  return value.texts.map((text, index) => [text, (isWhole && labels[index]) || text]);
}
