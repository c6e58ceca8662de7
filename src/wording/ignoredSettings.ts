import { ownWordsOf } from '#/domain/list/ownWords.ts';
import type { IgnoredSetting } from '#/domain/list/search.ts';
import { formatPhrases } from '#/language/formatPhrases.ts';
import { plural } from '#/language/plural.ts';
import { quotedInShort } from '#/language/quoted.ts';

/** A setting that knows few words, and has another. */
export const ignoredWord = (key: string, written: string, known: readonly string[]): string =>
  `Ignored “${key}” with ${written}: only ${formatPhrases(known.map(quotedInShort))} ${plural(known.length, 'is', 'are')} known.`;

/** A setting of an address that is ignored, as a sentence that says why. */
export function describeIgnoredSetting({ key, text }: IgnoredSetting): string {
  const word = quotedInShort(text);
  switch (key) {
    case 'columns':
      return `Ignored unknown column ${word}.`;
    case 'width':
      return `Ignored column width ${word}: it is not a number of pixels.`;
    case 'repeat':
      return `Ignored ${word}: only the first value counts.`;
    case 'sort':
      return `Ignored unknown sort ${word}.`;
    case 'group':
      return `Ignored unknown group ${word}.`;
    case 'by':
      return `Ignored unknown row type ${word}.`;
    case 'tracking':
      return `Ignored unknown tracking state ${word}.`;
    case 'arrival':
      return `Ignored unknown arrival state ${word}.`;
    case 'changed':
      return `Ignored “changed” with ${word}: only “yes” is known.`;
    case 'field':
      return `Ignored filter by unknown custom field ${word}.`;
    case 'active':
      return `Ignored “active” with ${word}: only “no” is known.`;
    case 'from':
    case 'to':
      return `Ignored ${key === 'from' ? 'first' : 'last'} arrival day ${word}: it is not a date. Write 2026-08-12, today or +7d.`;
    default:
      return ignoredWord(key, word, ownWordsOf(key) ?? []);
  }
}
