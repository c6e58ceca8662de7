import { useSyncExternalStore } from 'react';

/** Ids that outlive the page: a visit to a shipment and back finds them again. */
export function createIdSet() {
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
