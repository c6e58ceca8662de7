import { isObject } from './json.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What taking over a file would do, by the ids of what is in it. */
export interface EntryChange<Entry = string> {
  /** By their names. */
  readonly added: readonly Entry[];
  readonly changed: readonly Entry[];
  readonly same: number;
}

/** What is in a file goes before what is on the device; what only the device has stays. */
export function mergeEntries<T extends Named>(
  own: readonly T[],
  other: readonly T[],
): EntryChange & { readonly merged: readonly T[] } {
  const added: string[] = [];
  const changed: string[] = [];
  let same = 0;
  const merged = new Map(own.map((one) => [one.id, one]));
  for (const one of other) {
    const before = merged.get(one.id);
    if (!before) added.push(one.name);
    else if (contentOf(before) === contentOf(one)) same += 1;
    else changed.push(one.name);
    merged.set(one.id, one);
  }
  return { merged: [...merged.values()], added, changed, same };
}

/** Lists of entries by their names. */
export type EntryBook<Book> = { readonly [List in keyof Book]: readonly Named[] };

/** The same for all lists of a book; what the other one lacks stays. */
export function mergeBooks<Book extends EntryBook<Book>>(
  own: Book,
  other: Partial<Book>,
): EntryChange & { readonly book: Book } {
  const changes = (Object.keys(own) as (keyof Book)[]).map(
    (list) => [list, mergeEntries<Named>(own[list], other[list] ?? [])] as const,
  );
  return {
    book: Object.fromEntries(changes.map(([list, { merged }]) => [list, merged])) as Book,
    added: changes.flatMap(([, { added }]) => added),
    changed: changes.flatMap(([, { changed }]) => changed),
    same: changes.reduce((sum, [, { same }]) => sum + same, 0),
  };
}

/** The order of its fields says nothing of a record. */
const contentOf = (record: object): string =>
  JSON.stringify(record, (_, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
