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
