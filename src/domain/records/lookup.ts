/**
 * What a table says of a word that came from outside; undefined where it says nothing. Every object also has words of its
 * language (`constructor`, `toString`), which are no entries: a source may use them as names.
 */
export function lookup<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  // oxlint-disable-next-line landfall/lookup -- This is the one look that the rule leads to.
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
