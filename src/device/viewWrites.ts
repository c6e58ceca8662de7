import type { SavedView } from '#/domain/list/savedView.ts';
import { viewName } from '#/domain/list/savedView.ts';
import { moveView as moved, withView } from '#/domain/list/viewChanges.ts';
import { newId } from './newId.ts';
import { useSavedViews } from './savedViews.ts';

const { getState, setState } = useSavedViews;

/**
 * Saves under a name; a view of that name on the same page gets the new address and keeps its place. Nothing happens where
 * there is no room (`hasRoomFor`).
 */
export function saveView({ name, ...view }: Omit<SavedView, 'id'>): void {
  const saved = withView(getState().views, { ...view, name: viewName(name), id: newId() });
  if (saved) setState({ opened: saved.id, views: saved.views });
}

export function renameView(id: string, text: string): void {
  const name = viewName(text);
  if (name === '') return;
  setState(({ views }) => ({ views: views.map((view) => (view.id === id ? { ...view, name } : view)) }));
}

export function removeView(id: string): void {
  setState(({ views }) => ({ views: views.filter((view) => view.id !== id) }));
}

export function moveView(id: string, by: -1 | 1): void {
  setState(({ views }) => ({ views: moved(views, id, by) }));
}
