import { useLocation } from '@tanstack/react-router';
import { useSavedViews } from '#/device/savedViews.ts';
import { sameSearch, type SavedView } from '#/domain/list/savedView.ts';

export interface CurrentView {
  /** The list as its address says. */
  readonly here: Pick<SavedView, 'page' | 'search'>;
  /** The saved view that it shows, or showed before something was changed. */
  readonly view: SavedView | null;
  /** Whether the address differs from that of the view. */
  readonly changed: boolean;
}

/** Which saved view the list shows. The list without settings is none, even after a view was open. */
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
