/**
 * Local storage that never fails: a full or forbidden one must not stop anybody. What is kept then lasts as long as the
 * page.
 */
export function forgivingStorage(storage: Storage) {
  return {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: (key: string, value: string) => {
      try {
        storage.setItem(key, value);
      } catch {
        // Nothing to do: it is in force on this page.
      }
    },
  };
}

/** Calls back when another page of this device has written the record of that name; returns how to stop. */
export function onOtherPage(name: string, changed: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === name) changed();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
