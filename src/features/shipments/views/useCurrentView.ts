import { useLocation } from '@tanstack/react-router';
import { sameSearch, type SavedView } from '#/domain/list/savedView.ts';
import { useSavedViews } from '#/device/savedViews.ts';

export interface CurrentView {
  /** The list as it stands in the address. */
  readonly here: Pick<SavedView, 'page' | 'search'>;
  /** The saved view that it is, or that it was before something was changed. */
  readonly view: SavedView | null;
  /** Whether the address has moved on from the view. */
  readonly changed: boolean;
}

/** Which saved view the list shows. The plain list is none, however one came to it. */
export function useCurrentView(): CurrentView {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const { views, opened } = useSavedViews();
  const here = { page: '/shipments', search } as const;
  const same = views.filter((view) => view.page === here.page && sameSearch(view.search, search));
  const exact = same.find(({ id }) => id === opened) ?? same[0];
  if (exact) return { here, view: exact, changed: false };
  const left = search === '' ? undefined : views.find(({ id }) => id === opened);
  return { here, view: left ?? null, changed: left !== undefined };
}
