import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containerCheckDigit, hasValidCheckDigit, isContainerNumber } from './containerNumber.ts';
import { normalizeContainerNumber } from './identifiers.ts';

describe('a container number', () => {
  it.each([
    'mscu1234567',
    ' MSCU 123456 7 ',
    'mscu 123-456 7',
    'MSCU\u00A0123456\u20117',
    'MSCU\t1234567\r\n',
    'MSCU123456\u20137',
    '\uFEFFMSCU\u200B1234567',
    'ＭＳＣＵ１２３４５６７',
    '\u202AMSCU1234567\u202C',
  ])('typed or pasted as %j is MSCU1234567', (text) => {
    expect(normalizeContainerNumber(text)).toBe('MSCU1234567');
    expect(isContainerNumber(text)).toBe(true);
  });

  it.each(['MSCU123456', 'MSCU12345678', 'MSC1234567', 'MSCA1234567', '12345678901', '', 'MEDUAB12345'])(
    '%j does not look like one',
    (text) => expect(isContainerNumber(text)).toBe(false),
  );

  // The usual worked examples of the standard.
  it.each(['CSQU3054383', 'TEXU3070079'])('%s has its check digit', (text) => {
    expect(hasValidCheckDigit(text)).toBe(true);
  });

  it('with a wrong check digit still looks like one', () => {
    expect(isContainerNumber('MSCU1234567')).toBe(true);
    expect(hasValidCheckDigit('MSCU1234567')).toBe(false);
    expect(containerCheckDigit('MSCU123456')).toBe(6);
  });

  it('has no check digit without four letters and six digits', () => {
    expect(containerCheckDigit('MSCU12345')).toBeNull();
    expect(containerCheckDigit('')).toBeNull();
  });

  it('agrees with the letter table of ISO 6346', () => {
    const table =
      'A10 B12 C13 D14 E15 F16 G17 H18 I19 J20 K21 L23 M24 N25 O26 P27 Q28 R29 S30 T31 U32 V34 W35 X36 Y37 Z38';
    const values = new Map(table.split(' ').map((pair) => [pair[0], Number(pair.slice(1))]));
    const weights = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6}$/), (prefix) => {
        const sum = weights.reduce(
          (total, weight, index) => total + weight * (values.get(prefix[index]) ?? Number(prefix[index])),
          0,
        );
        const digit = sum % 11 === 10 ? 0 : sum % 11;
        expect(containerCheckDigit(prefix)).toBe(digit);
        expect(hasValidCheckDigit(`${prefix}${digit}`)).toBe(true);
      }),
    );
  });
});
