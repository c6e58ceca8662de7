import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { forgivingStorage, cachedList, onOtherPage } from './storage.ts';

/** A fact that was acknowledged: its id and what it looked like then. */
interface Fact {
  readonly id: string;
  readonly fingerprint: string;
}

interface Acknowledgements {
  /** Fingerprints by id, the oldest acknowledgement first. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Stored records that could not be read, so that their exceptions show again. */
  readonly unread: number;
  /** Holds until the fingerprint of the fact differs. */
  acknowledge(fact: Fact): void;
  undo(id: string): void;
}

/** More than anybody acknowledges between two visits; beyond it the oldest are dropped and show again. */
export const mostAcknowledgements = 5_000;
const name = 'landfall.acknowledgements';
const longestText = 200;

/** Whether the fact was acknowledged and still looks as it did then. */
export function isAcknowledged(
  acknowledged: ReadonlyMap<string, string>,
  { id, fingerprint }: Fact,
): boolean {
  return acknowledged.get(id) === fingerprint;
}

function withFact(
  acknowledged: ReadonlyMap<string, string>,
  { id, fingerprint }: Fact,
): ReadonlyMap<string, string> {
  const next = [...acknowledged].filter(([other]) => other !== id);
  return new Map([...next, [id, fingerprint] as const].slice(-mostAcknowledgements));
}

/** What the user of this device has acknowledged. Stored in local storage; records that cannot be read are left out. */
export const useAcknowledgements = create<Acknowledgements>()(
  persist(
    (set) => ({
      acknowledged: new Map<string, string>(),
      unread: 0,
      acknowledge: (fact) => set(({ acknowledged }) => ({ acknowledged: withFact(acknowledged, fact) })),
      undo: (id) =>
        set(({ acknowledged }) => ({
          acknowledged: new Map([...acknowledged].filter(([other]) => other !== id)),
        })),
    }),
    {
      name,
      version: 1,
      storage: createJSONStorage(() => forgivingStorage(localStorage)),
      // The name of the first version.
      partialize: ({ acknowledged }) => ({ seen: [...acknowledged] }),
      // Another version's record goes through the same reading, entry by entry.
      migrate: (stored) => stored as { seen: [string, string][] },
      merge: (stored, initial) => ({ ...initial, ...readAcknowledged(stored) }),
    },
  ),
);

function readAcknowledged(stored: unknown): Pick<Acknowledgements, 'acknowledged' | 'unread'> {
  const list = cachedList(stored, 'seen');
  const entries = list.filter(isEntry);
  return {
    acknowledged: new Map(entries.slice(-mostAcknowledgements)),
    unread: list.length - entries.length,
  };
}

function isEntry(entry: unknown): entry is [string, string] {
  const isText = (part: unknown) => typeof part === 'string' && part.length <= longestText;
  return Array.isArray(entry) && entry.length === 2 && entry.every(isText);
}

/** Takes over what another page of this device acknowledged; returns how to stop. */
export function followOtherPages(): () => void {
  return onOtherPage(name, () => void useAcknowledgements.persist.rehydrate());
}
