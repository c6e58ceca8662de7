import { tryOr } from '#/domain/records/mapTolerant.ts';

/**
 * Short notes that pages of this browser leave to one another. Each page has one of its own, so that none writes over that of
 * another; it stays when its page is gone. Where storage is full, forbidden or not there, a page is alone.
 */
interface TabNotes {
  /** In the place of the one before. */
  readonly leave: (note: string) => void;
  /** @param isOver what is needed no more is removed */
  readonly others: (isOver: (note: string) => boolean) => readonly string[];
  /** Another page has left one; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createTabNotes(name: string): TabNotes {
  // Not of `crypto`: a name on plain http has none.
  const own = `${name}.${Math.random().toString(36).slice(2)}`;
  const isOfOthers = (key: string): boolean => key.startsWith(`${name}.`) && key !== own;
  return {
    leave(note) {
      tryOr(() => localStorage.setItem(own, note), undefined);
    },
    others: (isOver) =>
      tryOr(
        () =>
          Object.keys(localStorage)
            .filter(isOfOthers)
            .flatMap((key) => {
              const note = localStorage.getItem(key) ?? '';
              if (!isOver(note)) return [note];
              localStorage.removeItem(key);
              return [];
            }),
        [],
      ),
    subscribe(listener) {
      const follow = ({ key }: StorageEvent) => {
        if (key !== null && isOfOthers(key)) listener();
      };
      globalThis.addEventListener?.('storage', follow);
      return () => globalThis.removeEventListener?.('storage', follow);
    },
  };
}
