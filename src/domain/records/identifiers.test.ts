import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeNumber } from './identifiers.ts';

describe('a bill of lading, booking or reference', () => {
  it('keeps its dashes and single blanks', () => {
    expect(normalizeNumber('  po – 77\u00A0\u00A0a/b ')).toBe('PO - 77 A/B');
  });

  it('is in its final form after one pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeNumber(normalizeNumber(text))).toBe(normalizeNumber(text));
      }),
      { numRuns: 2000 },
    );
  });
});

it('a number in plain characters, which takes a short way, is read like any other', () => {
  // The invisible character makes it take the long way.
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(normalizeNumber(text)).toBe(normalizeNumber(`${text}\u200B`));
    }),
  );
  for (const text of ['', ' ', 'a b', ' a', 'a ', 'a  b']) {
    expect(normalizeNumber(text), text).toBe(normalizeNumber(`${text}\u200B`));
  }
});
