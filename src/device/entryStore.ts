import type { StoreApi, UseBoundStore } from 'zustand';
import type { EntryBook } from '#/domain/records/mergeEntries.ts';
import { cachedList, storedStore } from './storage.ts';

type Stored<Book> = Book & {
  /** Stored entries that this version cannot read; they stay for the one that can. */
  readonly unread: { readonly [List in keyof Book]: readonly unknown[] };
};

export type EntryStore<Book> = StoreApi<Stored<Book>>;

/**
 * Lists of entries that were entered on this device, or opened from a file.
 *
 * @param readers of an entry of each list
 * @param samples what is there before anything is stored
 */
export function entryStore<Book extends EntryBook<Book>>(
  name: string,
  readers: {
    readonly [List in keyof Book]: (record: unknown) => { readonly value: Book[List][number] | null };
  },
  samples: Partial<Book> = {},
): UseBoundStore<EntryStore<Book>> {
  const lists = Object.keys(readers) as (keyof Book & string)[];
  const byList = (entriesOf: (list: keyof Book & string) => readonly unknown[]) =>
    Object.fromEntries(lists.map((list) => [list, entriesOf(list)]));
  return storedStore<Stored<Book>>(
    name,
    () => ({ ...byList(() => []), ...samples, unread: byList(() => []) }) as Stored<Book>,
    {
      read: (stored) => {
        if (stored === null || stored === undefined) return {};
        const unread: Record<string, unknown[]> = {};
        const read = byList((list) =>
          cachedList(stored, list).flatMap((record) => {
            const { value } = readers[list](record);
            if (value === null) (unread[list] ??= []).push(record);
            return value ?? [];
          }),
        );
        return { ...read, unread: byList((list) => unread[list] ?? []) } as Stored<Book>;
      },
      write: (state) => byList((list) => [...state[list], ...state.unread[list]]),
    },
  );
}
