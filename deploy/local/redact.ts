const MASK = '[redacted]';

/** The forms in which a service could repeat a key: as it is, percent-encoded, and as JSON with escaped slashes. */
function forms(secret: string): readonly string[] {
  return [...new Set([secret, encodeURIComponent(secret), secret.replaceAll('/', String.raw`\/`)])];
}

export interface Redactor {
  readonly text: (text: string) => string;
  readonly bytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

/** Masks every occurrence of a secret (ASCII). Bytes that hold none are returned as they are. */
export function createRedactor(secret: string): Redactor {
  const needles = forms(secret);
  const text = (value: string): string =>
    needles.reduce((masked, needle) => masked.replaceAll(needle, MASK), value);
  const bytes = (value: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    const view = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    if (!needles.some((needle) => view.includes(needle))) return value;
    // latin1 maps each byte to one character and back, so that no encoding is assumed of the body.
    return Uint8Array.from(Buffer.from(text(view.toString('latin1')), 'latin1'));
  };
  return { text, bytes };
}

/** For a service whose key is no secret: nothing is masked. */
export const noRedaction: Redactor = { text: (text) => text, bytes: (bytes) => bytes };
