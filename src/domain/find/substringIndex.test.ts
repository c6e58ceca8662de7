import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachContaining, firstContaining, indexSubstrings } from './substringIndex.ts';

function index(texts: readonly string[]) {
  const steps = indexSubstrings(texts);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const all = (texts: readonly string[], part: string) =>
  texts.flatMap((text, number) => (part !== '' && text.includes(part) ? [number] : []));
const reference = (texts: readonly string[], part: string) => all(texts, part)[0] ?? null;

describe('the texts that contain a part', () => {
  it('are none where the rarest part of a number stands only after all texts with the rest of it', () => {
    expect(firstContaining(index(['BCDE', 'BCDE', 'ABC']), 'ABCD')).toBeNull();
  });

  // Few letters make parts that occur everywhere and at several places; any others make those that hardly do.
  const few = fc.string({ unit: fc.constantFrom('A', 'B', '1', '-', 'É', '🚢'), maxLength: 12 });
  const any = fc.string({ unit: 'binary', maxLength: 12 });

  it.each([
    ['of few letters', few],
    ['of any letters', any],
  ])('are those of reading them all, %s', (_, text) => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), text, fc.nat(), fc.nat(), (texts, other, which, cut) => {
        const prepared = index(texts);
        const known = texts[which % Math.max(1, texts.length)] ?? '';
        const from = cut % (known.length + 1);
        const parts = [other, known, known.slice(from), known.slice(0, from), known.slice(from, from + 2)];
        for (const part of parts) {
          expect(firstContaining(prepared, part)).toBe(reference(texts, part));
          expect([...eachContaining(prepared, part)]).toEqual(all(texts, part));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are not confused by trigrams that share a list', () => {
    const texts = ['ApX', 'BEX', 'ApX BEX'];
    const { ends } = index(['ApX', 'BEX']);
    expect(new Set(ends.filter((end) => end > 0))).toEqual(new Set([2]));
    expect(firstContaining(index(texts), 'BEX')).toBe(1);
    expect(firstContaining(index(texts), 'X B')).toBe(2);
  });

  it('are found among texts that all begin alike', () => {
    const texts = Array.from({ length: 5_000 }, (_, number) => `MSCU${1_000_000 + number}`);
    const prepared = index(texts);
    for (const part of ['MSCU', 'MSCU1004999', 'CU10', '0000', '4999', 'SCU1005', '']) {
      expect([...eachContaining(prepared, part)], part).toEqual(all(texts, part));
    }
  });
});

it('pauses often, so that a page stays responsive', () => {
  const texts = Array.from({ length: 10_000 }, (_, number) => `MSCU${number}`);
  expect([...indexSubstrings(texts)].length).toBeGreaterThan(50);
});
