interface Entry {
  readonly id: string;
}

/** Puts back what one write changed; what was written since stays. */
export type Undo = () => void;

/** The list with one more, or with one in the place of another. */
export function withEntry<T extends Entry>(list: readonly T[], one: T, replacedId: string): readonly T[] {
  const isThere = list.some(({ id }) => id === replacedId);
  return isThere ? list.map((other) => (other.id === replacedId ? one : other)) : [...list, one];
}

export const withoutEntry = <T extends Entry>(list: readonly T[], gone: string): readonly T[] =>
  list.filter(({ id }) => id !== gone);

/** The list of now, with the entries that a write changed as they were before it. */
export function undoEntries<T extends Entry>(
  now: readonly T[],
  before: readonly T[],
  after: readonly T[],
): readonly T[] {
  const [old, written] = [new Set(before), new Set(after)];
  const changed = new Set(
    [...before.filter((one) => !written.has(one)), ...after.filter((one) => !old.has(one))].map(
      ({ id }) => id,
    ),
  );
  return [...now.filter(({ id }) => !changed.has(id)), ...before.filter(({ id }) => changed.has(id))];
}
