import { type IcuNode, parseIcu } from 'pofile-ts';

// Languages without readers: what tests translate the texts into.

export const testLanguages = ['pseudo', 'noise'] as const;
export type TestLanguage = (typeof testLanguages)[number];

export const isTestLanguage = (name: string | undefined): name is TestLanguage =>
  testLanguages.some((known) => known === name);

export const inTestLanguage: Readonly<Record<TestLanguage, (message: string) => string>> = {
  pseudo: pseudoLocale,
  noise,
};

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  O: 'Ó',
};
/** Units, weekdays and short forms, which are short in every language. */
const shortWord = /^\p{L}{1,3}$/u;

/**
 * A text whose vowels have accents, and are doubled in all but short words, in brackets unless it is a short form: about 40%
 * longer. What has no accent on a screen is no message, and what does not fit would not in German.
 */
export function pseudoLocale(message: string): string {
  const words = withWords(message, (literal) =>
    literal.replaceAll(/\p{L}+/gu, (word) =>
      word.replaceAll(
        /[aeiouAEO]/g,
        (vowel) => `${accents[vowel] ?? vowel}${shortWord.test(word) ? '' : vowel.toLowerCase()}`,
      ),
    ),
  );
  if (words === null) return message;
  const [, before = '', own = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  return `${before}${/\p{L}{4}/u.test(own.replaceAll(/\{\w+\}/g, '')) ? `[${own}]` : own}${after}`;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const maxLetters = 12;

/**
 * Letters that mean nothing, in another number than the text has, and always the same for one text: a rule that asks a text
 * what it means decides otherwise with them.
 */
export function noise(message: string): string {
  let state = 7;
  for (const sign of message) state = (Math.imul(state, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  const next = (below: number) => {
    // The low bits of such a row repeat.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % below;
  };
  const word = () =>
    Array.from({ length: 1 + next(maxLetters) }, () => letters[next(letters.length)]).join('');
  return withWords(message, (literal) => (literal === '' ? '' : word())) ?? word();
}

/** A message whose own words are others, with the same values and forms; null where it is none. */
function withWords(message: string, say: (literal: string) => string): string | null {
  const parsed = parseIcu(message, { ignoreTag: true });
  return parsed.success ? wordsOf(parsed.ast, say) : null;
}

function wordsOf(nodes: readonly IcuNode[], say: (literal: string) => string): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'literal':
          return say(node.value).replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'");
        case 'pound':
          return '#';
        case 'plural':
        case 'select':
          return `{${node.value}, ${node.type}, ${Object.entries(node.options)
            .map(([form, { value }]) => `${form} {${wordsOf(value, say)}}`)
            .join(' ')}}`;
        default:
          return 'value' in node ? `{${node.value}}` : '';
      }
    })
    .join('');
}
