import { describe, expect, it } from 'vitest';
import { createRedactor } from './redact.ts';

const key = 'Ab1/x+y"z&';
const { bytes, text } = createRedactor(key);

describe('masking the key', () => {
  it.each([
    ['as it is', key],
    ['percent-encoded', encodeURIComponent(key)],
    ['percent-encoded in lower case', 'Ab1%2fx%2by%22z%26'],
    ['as JSON', JSON.stringify(key).slice(1, -1)],
    ['as JSON with escaped slashes', String.raw`Ab1\/x+y\"z&`],
    ['as JSON with Unicode escapes', String.raw`Ab1/x\u002By\u0022z\u0026`],
    ['as HTML', 'Ab1/x+y&quot;z&amp;'],
    ['as HTML with numbers', 'Ab1&#x2F;x&#43;y&#34;z&#38;'],
  ])('finds it %s', (_, form) => {
    expect(text(`before ${form} after ${form}`)).toBe('before [redacted] after [redacted]');
  });

  it('leaves other texts alone, and bytes that are no UTF-8', () => {
    expect(text('Ab1 x+y')).toBe('Ab1 x+y');
    const picture = Uint8Array.from([0xff, 0xd8, 0x00, 0x80]);
    expect(bytes(picture)).toEqual(picture);
    const mixed = Uint8Array.from([0xff, ...Buffer.from(key), 0x80]);
    expect(bytes(mixed)).toEqual(Uint8Array.from([0xff, ...Buffer.from('[redacted]'), 0x80]));
  });
});
