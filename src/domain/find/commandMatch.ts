import { normalizeNumber } from '#/domain/records/identifiers.ts';

/** What a command is found by. */
export interface CommandText {
  readonly label: string;
  /** Other words for it, which are not shown. */
  readonly keywords?: string;
}

/**
 * The commands that have every word of the query, in any order, in label or keywords; upper and lower case and accents
 * make no difference. Those whose label has the words as beginnings of its own come first, then those whose label has
 * them anywhere; within each the given order stays. An empty query leaves all.
 */
export function matchCommands<T extends CommandText>(commands: readonly T[], query: string): T[] {
  const words = plainText(query).split(' ').filter(Boolean);
  const ranked = commands.flatMap((command) => {
    const rank = rankOf(command, words);
    return rank === null ? [] : [{ command, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ command }) => command);
}

/** How far a command is from the words, 0 nearest; null where one of them is missing. */
function rankOf({ label, keywords = '' }: CommandText, words: readonly string[]): number | null {
  const shown = plainText(label);
  const all = `${shown}\n${plainText(keywords)}`;
  if (!words.every((word) => all.includes(word))) return null;
  if (words.every((word) => ` ${shown}`.includes(` ${word}`))) return 0;
  return words.every((word) => shown.includes(word)) ? 1 : 2;
}

const accents = /\p{Mn}/gu;

function plainText(text: string): string {
  return normalizeNumber(text).normalize('NFD').replace(accents, '');
}
