import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import {
  findByName,
  hasRoomFor,
  mostViews,
  moveView,
  readView,
  type SavedView,
  viewName,
} from '#/domain/list/savedView.ts';
import { parseSearch, type SearchParams } from '#/domain/list/searchParams.ts';
import { forgivingStorage, cachedList, onOtherPage } from './storage.ts';

interface SavedViews {
  /** In the order of the menu. */
  readonly views: readonly SavedView[];
  /** Stored records that this version cannot read; they stay for the one that can. */
  readonly unread: readonly unknown[];
  /** The view that was opened or saved last on this page; the address may differ from it by now. */
  readonly opened: string | null;
  /**
   * Saves under a name; a view of that name on the same page gets the new address and keeps its place. Nothing happens
   * where there is no room (`hasRoomFor`).
   */
  save(view: Omit<SavedView, 'id'>): void;
  rename(id: string, name: string): void;
  remove(id: string): void;
  /** Undoes a change: all views as they were. */
  restore(views: readonly SavedView[]): void;
  move(id: string, by: -1 | 1): void;
  open(id: string): void;
}

const name = 'landfall.views';

/** The views that the user of this device named. Saved in local storage, and shared by their links. */
export const useSavedViews = create<SavedViews>()(
  persist(
    (set) => ({
      views: [],
      unread: [],
      opened: null,
      save: (view) => set(({ views }) => withView(views, { ...view, name: viewName(view.name) })),
      rename: (id, text) =>
        set(({ views }) => ({
          views: views.map((view) =>
            view.id === id ? { ...view, name: viewName(text) || view.name } : view,
          ),
        })),
      remove: (id) => set(({ views }) => ({ views: views.filter((view) => view.id !== id) })),
      restore: (views) => set({ views }),
      move: (id, by) => set(({ views }) => ({ views: moveView(views, id, by) })),
      open: (opened) => set({ opened }),
    }),
    {
      name,
      version: 1,
      storage: createJSONStorage(() => forgivingStorage(localStorage)),
      partialize: ({ views, unread }) => ({ views: [...views, ...unread] }),
      // A record of another version is checked the same way, view by view.
      migrate: (stored) => stored as { views: SavedView[] },
      merge: (stored, current) => ({ ...current, ...readViews(stored) }),
    },
  ),
);

function withView(views: readonly SavedView[], view: Omit<SavedView, 'id'>) {
  if (!hasRoomFor(views, view.page, view.name)) return {};
  const known = findByName(views, view.page, view.name);
  const id = known?.id ?? newId();
  const saved = { ...view, id };
  return {
    opened: id,
    views: known ? views.map((other) => (other.id === id ? saved : other)) : [...views, saved],
  };
}

// `crypto.randomUUID` does not exist on a plain-http address.
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

function readViews(stored: unknown): Pick<SavedViews, 'views' | 'unread'> {
  const views = new Map<string, SavedView>();
  const unread: unknown[] = [];
  for (const record of cachedList(stored, 'views')) {
    const view = readView(record);
    if (view && !views.has(view.id) && views.size < mostViews) views.set(view.id, view);
    else unread.push(record);
  }
  return { views: [...views.values()], unread };
}

/** The settings of a view's link; the route checks them as it does those of any address. */
export function viewSearch({ search }: Pick<SavedView, 'search'>): SearchParams {
  return parseSearch(search);
}

/** Takes over what another page of this device saved; returns a function that stops it. */
export function followSavedViews(): () => void {
  return onOtherPage(name, () => void useSavedViews.persist.rehydrate());
}
