/** More than any line of facts has; a record may hold anything. */
const longestLine = 1_000;

/**
 * A text as one line, so that what a record holds can neither begin a paragraph of its own in a message, nor a header in
 * its file, nor turn the direction of what follows.
 */
export const oneLine = (text: string): string =>
  text
    .slice(0, longestLine)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();

/** Whether a text can be what `oneLine` has made of one, however long. */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/u.test(text);

/** A value with its texts on one line each, so that none can end a line or turn the direction of what follows. */
export function onOneLine<Value>(value: Value): Value {
  if (typeof value === 'string') return oneLine(value) as Value;
  if (Array.isArray(value)) return value.map(onOneLine) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, onOneLine(part)])) as Value;
}
