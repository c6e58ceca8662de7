const MASK = '[redacted]';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

/**
 * Finds the key in any form in which a service could repeat it: as it is, or with characters other than letters
 * and digits escaped as in JSON (`\/`, `\u002f`), an address (`%2F`) or HTML (`&#47;`, `&#x2f;`, `&amp;`).
 */
function everyForm(secret: string): RegExp {
  const pattern = secret.replace(/[^a-z0-9]/gi, (character) => {
    const code = character.charCodeAt(0);
    const hex = code.toString(16).replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    const entity = ENTITIES[character];
    const named = entity === undefined ? [] : [`&${entity};`];
    const plain = String.raw`\\?\x${code.toString(16)}`;
    // The plain form last: an ampersand also begins the longer ones.
    const forms = [String.raw`\\u00${hex}`, `%${hex}`, `&#0*${code};`, `&#[xX]0*${hex};`, ...named, plain];
    return `(?:${forms.join('|')})`;
  });
  return new RegExp(pattern, 'g');
}

export interface Redactor {
  readonly text: (text: string) => string;
  readonly bytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

/** Masks every occurrence of a secret (ASCII). Bytes that hold none are returned as they are. */
export function createRedactor(secret: string): Redactor {
  const key = everyForm(secret);
  const text = (value: string): string => value.replace(key, MASK);
  const bytes = (value: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    // latin1 maps each byte to one character and back, so that no encoding is assumed of the body.
    const before = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1');
    const after = text(before);
    return after === before ? value : Uint8Array.from(Buffer.from(after, 'latin1'));
  };
  return { text, bytes };
}

/** For a service whose key is no secret: nothing is masked. */
export const noRedaction: Redactor = { text: (text) => text, bytes: (bytes) => bytes };
