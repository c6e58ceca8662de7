/** A message as it is copied, linked and saved: plain text, to be read and changed before it is sent. */
export interface Message {
  readonly subject: string;
  readonly body: string;
}

/** More than any line of facts has; a record may hold anything. */
const longestLine = 1_000;

/**
 * A text as one line, so that what a record holds can neither begin a paragraph of its own in a message, nor a header in
 * its file, nor turn the direction of what follows.
 */
export function oneLine(text: string): string {
  return wellFormed(text.slice(0, longestLine))
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
}

/** Whether a text can be what `oneLine` has made of one, however long. */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/u.test(text);

/** The same words wherever they go: one line of subject, and a body with line breaks and no other control characters. */
export function plainMessage({ subject, body }: Message): Message {
  return {
    subject: oneLine(subject),
    body: wellFormed(body)
      .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, ''),
  };
}

/** Half a character, as a text that was cut may have it, has no form in a mail or its link. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{fffd}');
}

/** A value with its texts on one line each, so that none can end a line or turn the direction of what follows. */
export function onOneLine<Value>(value: Value): Value {
  if (typeof value === 'string') return oneLine(value) as Value;
  if (Array.isArray(value)) return value.map(onOneLine) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, onOneLine(part)])) as Value;
}
