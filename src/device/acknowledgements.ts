import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { forgivingStorage, cachedList, onOtherPage } from './storage.ts';

/** A fact that was seen: its id and what it looked like then. */
interface Fact {
  readonly id: string;
  readonly fingerprint: string;
}

interface Acknowledgements {
  /** Fingerprints by id, the oldest acknowledgement first. */
  readonly seen: ReadonlyMap<string, string>;
  /** Kept records that could not be read, so that what they put aside shows again. */
  readonly unread: number;
  /** Holds until the fingerprint of the fact differs. */
  acknowledge(fact: Fact): void;
  takeBack(id: string): void;
}

/** More than anybody acknowledges between two looks; beyond it the oldest are forgotten and show again. */
export const mostAcknowledgements = 5_000;
const name = 'landfall.acknowledgements';
const longestText = 200;

/** Whether the fact was put aside and still looks as it did then. */
export function isAcknowledged(seen: ReadonlyMap<string, string>, { id, fingerprint }: Fact): boolean {
  return seen.get(id) === fingerprint;
}

function withFact(seen: ReadonlyMap<string, string>, { id, fingerprint }: Fact): ReadonlyMap<string, string> {
  const next = [...seen].filter(([other]) => other !== id);
  return new Map([...next, [id, fingerprint] as const].slice(-mostAcknowledgements));
}

/** What this device's user has seen and put aside. Kept in local storage; records that cannot be read are left out. */
export const useAcknowledgements = create<Acknowledgements>()(
  persist(
    (set) => ({
      seen: new Map<string, string>(),
      unread: 0,
      acknowledge: (fact) => set(({ seen }) => ({ seen: withFact(seen, fact) })),
      takeBack: (id) => set(({ seen }) => ({ seen: new Map([...seen].filter(([other]) => other !== id)) })),
    }),
    {
      name,
      version: 1,
      storage: createJSONStorage(() => forgivingStorage(localStorage)),
      partialize: ({ seen }) => ({ seen: [...seen] }),
      // Another version's record goes through the same reading, entry by entry.
      migrate: (kept) => kept as { seen: [string, string][] },
      merge: (kept, initial) => ({ ...initial, ...readReviewed(kept) }),
    },
  ),
);

function readReviewed(kept: unknown): Pick<Acknowledgements, 'seen' | 'unread'> {
  const list = cachedList(kept, 'seen');
  const entries = list.filter(isEntry);
  return { seen: new Map(entries.slice(-mostAcknowledgements)), unread: list.length - entries.length };
}

function isEntry(entry: unknown): entry is [string, string] {
  const isText = (part: unknown) => typeof part === 'string' && part.length <= longestText;
  return Array.isArray(entry) && entry.length === 2 && entry.every(isText);
}

/** Takes over what another page of this device acknowledged; returns how to stop. */
export function followOtherPages(): () => void {
  return onOtherPage(name, () => void useAcknowledgements.persist.rehydrate());
}
