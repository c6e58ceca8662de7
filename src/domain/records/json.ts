// A piece of JSON of which is not known yet what it is.

/** Whether it is an object, neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Its fields; none where it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** Its entries; none where it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Which of these words it is; null for any other value. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (value: unknown): Word | null =>
    words.find((word) => word === value) ?? null;
