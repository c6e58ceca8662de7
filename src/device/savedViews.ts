import { maxViews, readView, type SavedView } from '#/domain/list/savedView.ts';
import { parseSearch, type SearchParams } from '#/domain/list/searchParams.ts';
import { cachedList, storedStore } from './storage.ts';

interface SavedViews {
  /** In the order of the menu. */
  readonly views: readonly SavedView[];
  /** Stored records that this version cannot read; they stay for the one that can. */
  readonly unread: readonly unknown[];
  /** The view that was opened or saved last on this page; the address may differ from it by now. */
  readonly opened: string | null;
}

const name = 'landfall.views';

/**
 * The views that the user of this device named. Saved in local storage, and shared by their links. What changes them is in
 * viewWrites.ts.
 */
export const useSavedViews = storedStore<SavedViews>(
  name,
  () => ({ views: [], unread: [], opened: null }),
  // Of whatever version, view by view.
  { read: readViews, write: ({ views, unread }) => ({ views: [...views, ...unread] }) },
);

function readViews(stored: unknown): Pick<SavedViews, 'views' | 'unread'> {
  const views = new Map<string, SavedView>();
  const unread: unknown[] = [];
  for (const record of cachedList(stored, 'views')) {
    const view = readView(record);
    if (view && !views.has(view.id) && views.size < maxViews) views.set(view.id, view);
    else unread.push(record);
  }
  return { views: [...views.values()], unread };
}

/** The settings of a view's link; the route checks them as it does those of any address. */
export function viewSearch({ search }: Pick<SavedView, 'search'>): SearchParams {
  return parseSearch(search);
}
