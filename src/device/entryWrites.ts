import { type EntryBook, mergeBooks } from '#/domain/records/mergeEntries.ts';
import { type Undo, undoEntries, withEntry, withoutEntry } from './entryLists.ts';
import type { EntryStore } from './entryStore.ts';

/** @param replacedId the id of the one that it replaces, where that is another */
export function saveEntry<Book extends EntryBook<Book>, List extends keyof Book>(
  store: EntryStore<Book>,
  list: List,
  entry: Book[List][number],
  replacedId = entry.id,
): Undo {
  return write(store, (book) => ({ ...book, [list]: withEntry(book[list], entry, replacedId) }));
}

export function removeEntry<Book extends EntryBook<Book>>(
  store: EntryStore<Book>,
  list: keyof Book,
  id: string,
): Undo {
  return write(store, (book) => ({ ...book, [list]: withoutEntry(book[list], id) }));
}

/** Takes over all that is in a file. */
export function takeOverEntries<Book extends EntryBook<Book>>(store: EntryStore<Book>, file: Book): Undo {
  return write(store, (own) => mergeBooks(own, file).book);
}

function write<Book extends EntryBook<Book>>(
  { getState, setState }: EntryStore<Book>,
  change: (book: Book) => Book,
): Undo {
  const before = bookOf<Book>(getState());
  const after = change(before);
  const lists = Object.keys(after) as (keyof Book)[];
  setState({ ...getState(), ...after });
  return () =>
    setState((now) => ({
      ...now,
      ...Object.fromEntries(lists.map((list) => [list, undoEntries(now[list], before[list], after[list])])),
    }));
}

/** The lists of a store, without what cannot be read of them. */
export function bookOf<Book>(state: ReturnType<EntryStore<Book>['getState']>): Book {
  const lists = Object.keys(state.unread) as (keyof Book)[];
  return Object.fromEntries(lists.map((list) => [list, state[list]])) as Book;
}
