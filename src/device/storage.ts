import { create, type StateCreator } from 'zustand';

interface Stored<State> {
  /** What a stored record holds, of whatever version; null where nothing is stored. */
  readonly read: (record: unknown) => Partial<State>;
  /** What is stored of a state. */
  readonly write?: (state: State) => unknown;
  readonly version?: number;
}

/**
 * A store that is kept in local storage under a name, and takes over what other pages of this device write there: one that
 * had not would write over what they have added. A full or forbidden storage must not stop anybody: what is stored then
 * lasts as long as the page.
 */
export function storedStore<State extends object>(
  name: string,
  initial: StateCreator<State>,
  { read, write = (state) => state, version = 1 }: Stored<State>,
) {
  const store = create<State>()(initial);
  let known: State;
  let text: string | null;
  const look = () => {
    text = storedText(name);
    known = { ...store.getInitialState(), ...read(recordOf(text)) };
    store.setState(known, true);
  };
  look();
  store.subscribe((state) => {
    // What was just read needs no writing, and would take turns with a page of another version.
    if (state === known) return;
    try {
      const next = JSON.stringify({ state: write(state), version });
      localStorage.setItem(name, next);
      text = next;
    } catch {
      // Nothing to do: it is in force on this page.
    }
  });
  onOtherPage(name, () => {
    // It may speak of what this page has written over since.
    if (storedText(name) !== text) look();
  });
  return store;
}

function storedText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A text that no version wrote is handed on as it is, so that its reader can say that it could not be read. */
function recordOf(text: string | null): unknown {
  try {
    const record: unknown = text === null ? null : JSON.parse(text);
    if (typeof record === 'object' && record !== null && 'state' in record) return record.state;
  } catch {
    // Not a record.
  }
  return text;
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
  globalThis.addEventListener?.('storage', follow);
  return () => globalThis.removeEventListener?.('storage', follow);
}
