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

/** The order of its fields says nothing of a record. */
const contentOf = (record: object): string =>
  JSON.stringify(record, (_, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
