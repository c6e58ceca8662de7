import { type CacheOutcome, joinChannel } from '#/device/deviceStore.ts';
import { takeOwnership } from '#/device/ownership.ts';
import { readTrackList, removeTrackList, writeTrackList } from '#/device/trackStorage.ts';
import { afterRestart } from '#/domain/tracking/run.ts';
import type { TrackList } from '#/domain/tracking/trackList.ts';

/** The list and what this page may do with it. The same object as long as nothing in it changes. */
export interface TrackState {
  /** Null where there is none. */
  readonly list: TrackList | null;
  /** `elsewhere`: another page of this device has the list, and this one only shows it; `away`: it is not shown here. */
  readonly role: 'away' | 'loading' | 'here' | 'elsewhere';
  /** What became of storing it; null before anything was stored. */
  readonly stored: CacheOutcome | null;
}

export interface TrackStore {
  readonly snapshot: () => TrackState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the list, or waits for the page that has it. Resolves when it is known which of the two. */
  open(): Promise<void>;
  /** Leaves it to other pages, once everything is stored; where nothing can be stored it stays. */
  leave(): Promise<void>;
  /** Changes the list; nothing happens where another page has it. */
  update(change: (list: TrackList) => TrackList): void;
  /** Puts a list in the place of the present one; null: none. */
  replace(list: TrackList | null): void;
  /** Resolves when everything up to now is stored, or cannot be. */
  saved(): Promise<void>;
}

/** Where lists are stored; tests have their own. */
export interface TrackStorage {
  readonly read: () => Promise<TrackList | null>;
  readonly write: (list: TrackList, stored: TrackList | null) => Promise<CacheOutcome>;
  readonly remove: () => Promise<void>;
  /** Calls back when this page is the one that has the list; returns how to leave it. */
  readonly own: (owned: () => void) => () => void;
  /** Calls back when the page that has it has stored something; returns how to say so. */
  readonly join: (changed: () => void) => () => void;
}

const deviceStorage: TrackStorage = {
  read: readTrackList,
  write: writeTrackList,
  remove: removeTrackList,
  own: (owned) => takeOwnership('track', owned),
  join: (changed) => joinChannel('track', changed),
};

/** The list to track: in memory for this page, stored on the device for the next one. */
export function createTrackStore(storage: TrackStorage = deviceStorage): TrackStore {
  let state: TrackState = { list: null, role: 'away', stored: null };
  let written: TrackList | null = null;
  let writing: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  let release: (() => void) | null = null;

  const show = (next: Partial<TrackState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const follow = async () => {
    const list = await storage.read();
    if (state.role === 'loading' || state.role === 'elsewhere') show({ list, role: 'elsewhere' });
  };
  const notify = storage.join(() => {
    if (state.role === 'elsewhere') void follow();
  });

  /** Whether somebody wants the list here; a page may come back before it was left. */
  let isWanted = false;
  /** Counts how often the list was asked for and left: what an earlier turn still reads is nothing to a later one. */
  let turn = 0;

  function open(): Promise<void> {
    isWanted = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    if (state.role === 'here' || state.role === 'elsewhere') resolve();
    else listeners.add(opened);
    function opened(): void {
      if (state.role === 'loading') return;
      listeners.delete(opened);
      resolve();
    }
    if (state.role !== 'away') return promise;
    const mine = (turn += 1);
    show({ role: 'loading' });
    // Where another page has it, this one shows what that page has stored.
    const waiting = setTimeout(() => void follow(), patience);
    release = storage.own(() => {
      clearTimeout(waiting);
      void take(mine);
    });
    return promise;
  }

  async function take(mine: number): Promise<void> {
    const found = await storage.read();
    if (turn !== mine) return;
    written = found;
    show({ list: found && afterRestart(found), role: 'here' });
    await save();
  }

  async function leave(): Promise<void> {
    isWanted = false;
    if (state.stored !== null && state.stored !== 'cached') return;
    if (state.role === 'here') await save();
    if (isWanted) return;
    turn += 1;
    release?.();
    release = null;
    show({ role: 'away' });
  }

  async function write(): Promise<void> {
    while (state.list !== written) {
      const list = state.list;
      const stored = list ? await storage.write(list, written) : (await storage.remove(), 'cached' as const);
      written = list;
      notify();
      if (stored !== state.stored) show({ stored });
    }
  }
  function save(): Promise<void> {
    writing ??= write().finally(() => {
      writing = null;
    });
    return writing;
  }

  const replace = (list: TrackList | null) => {
    if (state.role !== 'here' || list === state.list) return;
    show({ list });
    void save();
  };
  return {
    open,
    leave,
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      if (state.list) replace(change(state.list));
    },
    replace,
    saved: async () => {
      while (state.list !== written) await save();
    },
  };
}

/** How long a lock that is free may take. Milliseconds. */
const patience = 300;
