/**
 * Merges two lists that are newest first, and gives the same array as long as both are the same.
 *
 * @param at what a list is sorted by
 */
export function mergeNewest<T>(at: (item: T) => number) {
  let known: { a: readonly T[]; b: readonly T[]; merged: readonly T[] } | null = null;
  return (a: readonly T[], b: readonly T[]): readonly T[] => {
    if (a.length === 0) return b;
    if (known?.a === a && known.b === b) return known.merged;
    known = { a, b, merged: merge(a, b, at) };
    return known.merged;
  };
}

function merge<T>(a: readonly T[], b: readonly T[], at: (item: T) => number): readonly T[] {
  const merged: T[] = [];
  let next = 0;
  for (const item of a) {
    for (let other = b[next]; other !== undefined && at(other) > at(item); other = b[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(item);
  }
  return merged.concat(b.slice(next));
}
