/** Before the slug of a custom field where an address names one. A colon would be taken for a column's width. */
export const fieldPrefix = 'field.';

/** The key of a custom field in an address, and the id of its column: `field.incoterm`. */
export type FieldKey = `${typeof fieldPrefix}${string}`;

export function isFieldKey(key: string): key is FieldKey {
  return key.startsWith(fieldPrefix);
}

export function fieldKey(slug: string): FieldKey {
  return `${fieldPrefix}${slug}`;
}
