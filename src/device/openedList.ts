/** What a row of a list opens: a shipment, and what the address calls the container to select there. */
export interface ListEntry {
  readonly shipmentId: string;
  /** Null where the row is for the shipment. */
  readonly container: string | null;
}

const names = ['shipments', 'containers', 'exceptions'] as const;

/** A list that the reader works through, in the order it was left. */
export interface OpenedList {
  readonly name: (typeof names)[number];
  readonly entries: readonly ListEntry[];
}

const key = 'landfall.openedList';

// Made when somebody asks: a list of thousands of rows changes with every key typed in its filter.
let latest: (() => OpenedList | null) | null = null;

/** Remembers a list in this tab, also over a reload. */
export function rememberList(list: () => OpenedList): void {
  let made: OpenedList | null = null;
  latest = () => (made ??= list());
}

/** The list that was in sight last in this tab; null where there was none. */
export function openedList(): OpenedList | null {
  if (!latest) {
    const stored = readStored();
    latest = () => stored;
  }
  return latest();
}

function readStored(): OpenedList | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isList(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isList(stored: unknown): stored is OpenedList {
  const { name, entries } = (stored ?? {}) as Partial<OpenedList>;
  return names.some((one) => one === name) && Array.isArray(entries) && entries.every(isEntry);
}

function isEntry(stored: unknown): stored is ListEntry {
  const { shipmentId, container } = (stored ?? {}) as Partial<ListEntry>;
  return typeof shipmentId === 'string' && (container === null || typeof container === 'string');
}

// Written as the page goes: it is not needed earlier.
addEventListener('pagehide', () => {
  const list = latest?.();
  if (!list) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // A full or forbidden storage costs the reader two arrows after a reload.
  }
});
