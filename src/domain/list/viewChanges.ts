import { maxViews, type SavedView, type ViewPage, viewName } from './savedView.ts';

/** The view of a page that has this name, however it is written. */
export function findByName(views: readonly SavedView[], page: ViewPage, name: string): SavedView | null {
  const wanted = viewName(name).toLowerCase();
  return views.find((view) => view.page === page && view.name.toLowerCase() === wanted) ?? null;
}

/** Whether a view of that name can be saved: it replaces one, or there is room for one more. */
export function hasRoomFor(views: readonly SavedView[], page: ViewPage, name: string): boolean {
  return views.length < maxViews || findByName(views, page, name) !== null;
}

/**
 * The views with one more, which has this id. One of its name on the same page gets its address instead, and keeps its
 * place. Null where there is no room.
 */
export function withView(
  views: readonly SavedView[],
  saved: SavedView,
): { readonly id: string; readonly views: readonly SavedView[] } | null {
  if (!hasRoomFor(views, saved.page, saved.name)) return null;
  const known = findByName(views, saved.page, saved.name);
  if (!known) return { id: saved.id, views: [...views, saved] };
  const { id } = known;
  return { id, views: views.map((view) => (view.id === id ? { ...saved, id } : view)) };
}

/** The views with one of them moved up (-1) or down (1); unchanged where it is at the end already. */
export function moveView(views: readonly SavedView[], id: string, by: -1 | 1): readonly SavedView[] {
  const from = views.findIndex((view) => view.id === id);
  const view = views[from];
  const to = from + by;
  if (!view || to < 0 || to >= views.length) return views;
  return views.toSpliced(from, 1).toSpliced(to, 0, view);
}
