/**
 * Records each once, in the order of their first: a list that moves while it is read repeats on a page what the page
 * before it had, and sources repeat themselves. Of two with one id the last counts.
 */
export function uniqueById<T extends { readonly id: string }>(records: readonly T[]): T[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
