import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the module writes in a build of that language. */
async function moduleIn(language: string) {
  vi.doMock('./language.ts', () => ({ language }));
  const [count, fixed, list, phrases, either, order, sentence, lower, side, quotes, long] = await Promise.all(
    [
      import('./plural.ts'),
      import('./formatFixed.ts'),
      import('./formatList.ts'),
      import('./formatPhrases.ts'),
      import('./formatEither.ts'),
      import('./compareText.ts'),
      import('./inSentence.ts'),
      import('./lowerCase.ts'),
      import('./punctuation.ts'),
      import('./quoted.ts'),
      import('#/time/longDay.ts'),
    ],
  );
  return {
    ...count,
    ...fixed,
    ...list,
    ...phrases,
    ...either,
    ...order,
    ...sentence,
    ...lower,
    ...side,
    ...quotes,
    ...long,
  };
}

beforeEach(() => void vi.resetModules());
// Test files share their modules, and the others are English.
afterEach(() => {
  vi.doUnmock('./language.ts');
  vi.resetModules();
});

describe('in English', () => {
  it('writes numbers with a point and lists without a comma before the last', async () => {
    const module = await moduleIn('en');
    expect([module.formatCount(1234.5), module.formatFixed(9.25, 1)]).toEqual(['1,234.5', '9.3']);
    expect(module.formatList(['A', 'B', 'C'])).toBe('A, B and C');
    expect(module.formatEither(['A', 'B', 'C'])).toBe('A, B or C');
    expect(module.formatPhrases(['A', 'B', 'C'])).toBe('A, B, and C');
  });

  it('begins a label within a sentence with a small letter, except an abbreviation', async () => {
    const { inSentence, lowerCase } = await moduleIn('en');
    expect(['Port of discharge', 'POL ETD'].map(inSentence)).toEqual(['port of discharge', 'POL ETD']);
    expect(lowerCase('Bill of Lading')).toBe('bill of lading');
  });
});

it('writes numbers, lists and labels as German does', async () => {
  const module = await moduleIn('de');
  expect([module.formatCount(1234.5), module.formatFixed(9.25, 1)]).toEqual(['1.234,5', '9,3']);
  expect(module.formatList(['A', 'B', 'C'])).toBe('A, B und C');
  expect(module.formatEither(['A', 'B'])).toBe('A oder B');
  expect(['Zoll', 'Äpfel', 'Bahn'].toSorted(module.compareText)).toEqual(['Äpfel', 'Bahn', 'Zoll']);
  expect([module.inSentence('Hafen'), module.lowerCase('Hafen')]).toEqual(['Hafen', 'Hafen']);
});

it.each([
  ['es', 'jueves', 'noviembre'],
  ['fr', 'jeudi', 'novembre'],
  ['de', 'Donnerstag', 'November'],
  ['zh', '星期四', '11'],
])('in %s, a long date has the names %s and %s', async (language, weekday, month) => {
  const { longParts } = await moduleIn(language);
  expect(longParts('2026-11-26' as never)).toMatchObject({ weekday, day: '26', month });
});

it.each([
  ['en', '“On board”'],
  ['es-MX', '“On board”'],
  ['fr-CA', '«\u{a0}On board\u{a0}»'],
  ['de-DE', '„On board“'],
  ['zh-CN', '“On board”'],
])('in %s, what is not ours stands in quotation marks as %s', async (language, text) => {
  const { quoted, quotedInShort } = await moduleIn(language);
  expect([quoted('On board'), quotedInShort('On board')]).toEqual([text, text]);
  expect(quotedInShort('x'.repeat(61))).toBe(quoted(`${'x'.repeat(60)}…`));
});

it.each([
  ['en', 'Hold, fees'],
  ['fr', 'Hold, fees'],
  ['zh-Hans', 'Hold、fees'],
])('in %s, labels stand side by side as “%s”', async (language, text) => {
  const { comma } = await moduleIn(language);
  expect(['Hold', 'fees'].join(comma)).toBe(text);
});

it.each([
  ['en', 'LFD: Fri'],
  ['fr-CA', 'LFD\u{a0}: Fri'],
  ['de-DE', 'LFD: Fri'],
  ['zh-CN', 'LFD：Fri'],
])('in %s, a label stands before what it says as “%s”', async (language, text) => {
  vi.doMock('./language.ts', () => ({ language }));
  const { colon } = await import('./punctuation.ts');
  expect(`LFD${colon}Fri`).toBe(text);
});

it.each([
  ['en', 'Not saved. Try again'],
  ['zh-CN', 'Not saved。Try again'],
])('in %s, two sentences stand as “%s”', async (language, text) => {
  vi.doMock('./language.ts', () => ({ language }));
  const { stop } = await import('./punctuation.ts');
  expect(['Not saved', 'Try again'].join(stop)).toBe(text);
});
