import { create, type StateCreator } from 'zustand';

interface Stored<State> {
  /** What a stored record holds, of whatever version; null where nothing is stored. */
  readonly read: (record: unknown) => Partial<State>;
  /** What is stored of a state. */
  readonly write?: (state: State) => unknown;
  readonly version?: number;
}

/**
 * A store that is kept in local storage under a name. A full or forbidden one must not stop anybody: what is stored then
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
  const reread = () => {
    text = storedText(name);
    known = { ...store.getInitialState(), ...read(recordOf(text)) };
    store.setState(known, true);
  };
  reread();
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
  /** Takes over what other pages of this device write, and have written since this one looked; returns how to stop. */
  const follow = () => {
    const look = () => {
      if (storedText(name) !== text) reread();
    };
    look();
    return onOtherPage(name, look);
  };
  return Object.assign(store, { reread, follow });
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
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
