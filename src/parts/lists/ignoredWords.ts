import { plural } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import { quotedInShort } from '#/language/quoted.ts';
import { andMore } from '#/parts/words.ts';
import { ignoredWord } from '#/wording/ignoredSettings.ts';

const maxNamed = 3;

/** The sentence about kinds of an address that do not exist; none where all are known. */
export function unknownKinds(asked: readonly string[] | undefined, known: readonly string[]): string[] {
  const unknown = (asked ?? []).filter((kind) => !known.includes(kind));
  if (unknown.length === 0) return [];
  const named = unknown.slice(0, maxNamed).map(quotedInShort).join(comma);
  const more = unknown.length > maxNamed ? andMore(unknown.length - maxNamed) : '';
  return [ignoredSetting(`${plural(unknown.length, 'kind')} ${named}${more}`)];
}

/** The sentence about a setting of an address that knows few words, and has another; none where it has one of them or none. */
export function unknownWord(
  key: string,
  written: string | undefined,
  ...known: readonly [string, ...string[]]
): string[] {
  return written === undefined || known.includes(written)
    ? []
    : [ignoredWord(key, quotedInShort(written), known)];
}

const ignoredSetting = (setting: string): string => `Ignored unknown ${setting}.`;
