import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#/language/languages.ts';
import { readCatalogue } from './catalogues.ts';

// The same term for the same thing: where an English text has a term of the glossary, its translation has that of the
// glossary of its language (docs/glossary), its short form, or what may also be said.

interface Term {
  readonly english: RegExp;
  readonly translations: readonly string[];
}

/** The longest first, which is not a use of the shorter ones in it: a container number is no container. */
function readTerms(markdown: string): Term[] {
  const [, section = ''] = markdown.split(/^## /m);
  return [...section.matchAll(/^\|(.*)\|$/gm)]
    .slice(2)
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .toSorted(([one = ''], [other = '']) => other.length - one.length)
    .map(([english = '', translation = '', short = '', also = '']) => ({
      english: englishUse(english),
      translations: [translation, ...`${short},${also}`.split(/[,、]/)].filter((text) => /\p{L}/u.test(text)),
    }));
}

/** `per diem (detention)` are two words for one term. */
function englishUse(term: string): RegExp {
  const words = term.split(/[()]/).flatMap((word) => word.trim() || []);
  const forms = words.map((word) => `${word.replaceAll(' ', 's?[ -]').replace(/y$/, '(?:y|ies)')}(?:e?s)?`);
  return new RegExp(`(?<![\\p{L}-])(?:${forms.join('|')})(?![\\p{L}-])`, 'giu');
}

/** What is no use of a term: names of values, addresses, values that are typed, names, and words of another sense. */
const otherSenses =
  /\{\w+(?=[,}])|'\{'\w+'\}'|https?:\S+|^arrival or container$|APM Terminals|device storage|\b(?:not|that|they) hold\b|\bholds (?:every|no|until|what|was|the|\{)|” holds$/giu;

const smallWords =
  /^(?:à|a|al|an|als|d|de|del|der|des|die|du|en|im|l|la|le|par|para|por|pour|se|von|wegen)$/u;

/** What each word of a term begins with, however it is declined. `Abhol-` is the beginning of compounds. */
const stems = (term: string): string[] =>
  [...plain(term).matchAll(/[\p{L}/]+(?:-(?!\p{L}))?/gu)]
    .map(([word]) => word)
    .filter((word) => !smallWords.test(word))
    .map((word) =>
      word.endsWith('-')
        ? word.slice(0, -1)
        : /\p{Script=Han}/u.test(word)
          ? word
          : word.slice(0, Math.max(4, word.length - 2)),
    );

/** Without accents, which a plural may have: Hafen, Häfen. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The terms of an English text, each with whether the translation has it. */
function usesOf(terms: readonly Term[], english: string, translation: string) {
  let rest = english.replaceAll(otherSenses, '');
  const said = plain(translation);
  return terms.flatMap((term) => {
    const [use] = rest.match(term.english) ?? [];
    if (use === undefined) return [];
    rest = rest.replaceAll(term.english, '·');
    const isSaid = term.translations.some((words) => stems(words).every((stem) => said.includes(stem)));
    return {
      use,
      isSaid,
      fault: `“${use}” is “${term.translations.join('” or “')}”: “${translation}” of “${english}”`,
    };
  });
}

const termsOf = (language: string): Term[] =>
  readTerms(readFileSync(join(import.meta.dirname, `../../docs/glossary/${language}.md`), 'utf8'));

describe.each(languages.filter((language) => language !== 'en'))('the catalogue of %s', (language) => {
  it('says each term as the glossary does, or what the glossary says is also right', () => {
    const terms = termsOf(language);
    const uses = readCatalogue(language).items.flatMap(({ msgid, msgstr: [translation = ''] }) =>
      translation === '' ? [] : usesOf(terms, msgid, translation),
    );
    expect(uses.length).toBeGreaterThan(1_000);
    expect(uses.filter(({ isSaid }) => !isSaid).map(({ fault }) => fault)).toEqual([]);
  });
});

const faultsOf = (language: string, english: string, translation: string): string[] =>
  usesOf(termsOf(language), english, translation).flatMap(({ use, isSaid }) => (isSaid ? [] : use));

it.each([
  ['de', 'Container numbers of both ports of discharge', 'Containernummern beider Löschhäfen'],
  ['es', 'Holds not reported by carriers', 'Retenciones no reportadas por las navieras'],
  ['fr', 'The vessel’s transshipment ports', 'Les ports de transbordement du navire'],
  ['zh', 'Free time at the terminal', '码头免费期'],
  ['de', 'This field holds what the terminal reports', 'Dieses Feld enthält, was das Terminal meldet'],
])('in %s, “%s” may be “%s”', (language, english, translation) => {
  expect(faultsOf(language, english, translation)).toEqual([]);
});

it.each([
  ['de', 'Ports of discharge', 'Ladehäfen', 'Ports of discharge'],
  ['es', 'Ask the carrier', 'Pregunte al transportista', 'carrier'],
  ['fr', 'Free time', 'Temps libre', 'Free time'],
  ['zh', 'Demurrage in all', '滞箱费合计', 'Demurrage'],
  ['zh', 'Status not reported', '状态未报', 'not reported'],
  ['de', 'Container number', 'Container', 'Container number'],
])('in %s, “%s” is not “%s”', (language, english, translation, term) => {
  expect(faultsOf(language, english, translation)).toEqual([term]);
});
