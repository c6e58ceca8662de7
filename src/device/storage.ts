/**
 * Local storage that never fails: a full or forbidden one must not stop anybody. What is stored then lasts as long as the
 * page. A text that no version wrote is handed on as it is, so that its reader can say that it could not be read.
 */
export function forgivingStorage(storage: Storage) {
  return {
    getItem: (key: string) => {
      const text = storage.getItem(key);
      return text === null || isRecord(text) ? text : JSON.stringify({ state: text });
    },
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

function isRecord(text: string): boolean {
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === 'object' && record !== null && 'state' in record;
  } catch {
    return false;
  }
}

/** The list of a stored record. What is there instead counts as one entry, which its reader will not understand. */
export function cachedList(stored: unknown, name: string): readonly unknown[] {
  const list: unknown =
    typeof stored === 'string' ? stored : (stored as Record<string, unknown> | null | undefined)?.[name];
  if (Array.isArray(list)) return list;
  return list === undefined || list === null ? [] : [list];
}

/** Calls back when another page of this device has written the record of that name; returns how to stop. */
export function onOtherPage(name: string, changed: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === name) changed();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
