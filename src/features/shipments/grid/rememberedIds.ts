import { useSyncExternalStore } from 'react';

const selected = createIdSet();

/** The ids of the selected rows, of shipments or of containers, also of those that are filtered out. */
export const useSelection = selected.useIds;
export const select = selected.put;
export const toggleSelected = selected.toggle;

const folded = createIdSet();

/** The groups whose rows are folded away, by what the list is grouped by and what the group has in common. */
export const useFoldedGroups = folded.useIds;
export const foldGroups = folded.put;
export const toggleFolded = folded.toggle;

/** Ids that outlive the page: a visit to a shipment and back finds them again. */
function createIdSet() {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const put = (next: ReadonlySet<string>): void => {
    ids = next;
    for (const notify of listeners) notify();
  };
  return {
    useIds: (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => ids),
    put,
    toggle(id: string): void {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      put(next);
    },
  };
}
