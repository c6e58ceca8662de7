import { useSyncExternalStore } from 'react';
import type { Selection } from '#/ui/useGridSelection.ts';

// Outside of the page, so that it survives a visit to one of the selected shipments.
let selected: Selection = new Set();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of the selected rows, of shipments or of containers, also of those that are filtered out. */
export function useSelection(): Selection {
  return useSyncExternalStore(subscribe, () => selected);
}

export function select(next: Selection): void {
  selected = next;
  for (const notify of listeners) notify();
}

export function toggleSelected(id: string): void {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  select(next);
}
