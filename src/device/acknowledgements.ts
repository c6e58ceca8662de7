import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { forgivingStorage, cachedList, onOtherPage } from './storage.ts';

/** A fact that may be acknowledged: its id and what it looks like. */
export interface Fact {
  readonly id: string;
  readonly fingerprint: string;
}

/** What a fact looked like when it was acknowledged. */
export interface Acknowledgement {
  readonly fingerprint: string;
  /** On this day of the device it shows again even if nothing has changed; null for no such day. */
  readonly until: CalendarDay | null;
}

/** What the user of this device has acknowledged and noted. */
export interface Acknowledged {
  /** By the id of the fact, the oldest first. */
  readonly acknowledged: ReadonlyMap<string, Acknowledgement>;
  /** Notes by the id of what they are about, the oldest first. */
  readonly notes: ReadonlyMap<string, string>;
}

interface Acknowledgements extends Acknowledged {
  /** Stored records that could not be read, so that their exceptions show again. */
  readonly unread: number;
  /** Holds until a fingerprint differs, or until the day. */
  acknowledge(facts: readonly Fact[], until: CalendarDay | null): void;
  undo(ids: readonly string[]): void;
  /** An empty note goes away. */
  note(ids: readonly string[], text: string): void;
  /** Puts back what was there, for an undo, or adds what a file holds. */
  put(record: Acknowledged): void;
}

/** More than anybody acknowledges between two visits; beyond it the oldest are dropped and show again. */
export const mostAcknowledgements = 5_000;
export const longestNote = 500;
const name = 'landfall.acknowledgements';
const longestText = 200;

/** Whether the fact was acknowledged, still looks as it did then, and its day has not come. */
export function isAcknowledged(
  acknowledged: Acknowledged['acknowledged'],
  { id, fingerprint }: Fact,
  today: CalendarDay,
): boolean {
  const known = acknowledged.get(id);
  return known?.fingerprint === fingerprint && (known.until === null || today < known.until);
}

/** The newest entries at the end, where they are the last to be dropped. */
function withEntries<Value>(
  entries: ReadonlyMap<string, Value>,
  added: Iterable<readonly [string, Value]>,
): ReadonlyMap<string, Value> {
  const next = new Map(added);
  const others = [...entries].filter(([id]) => !next.has(id));
  return new Map([...others, ...next].slice(-mostAcknowledgements));
}

function without<Value>(entries: ReadonlyMap<string, Value>, ids: readonly string[]) {
  const gone = new Set(ids);
  return new Map([...entries].filter(([id]) => !gone.has(id)));
}

/** Stored in local storage; records that cannot be read are left out. */
export const useAcknowledgements = create<Acknowledgements>()(
  persist(
    (set) => ({
      acknowledged: new Map<string, Acknowledgement>(),
      notes: new Map<string, string>(),
      unread: 0,
      acknowledge: (facts, until) =>
        set(({ acknowledged }) => ({
          acknowledged: withEntries(
            acknowledged,
            facts.map(({ id, fingerprint }) => [id, { fingerprint, until }]),
          ),
        })),
      undo: (ids) => set(({ acknowledged }) => ({ acknowledged: without(acknowledged, ids) })),
      note: (ids, text) =>
        set(({ notes }) => {
          const words = text.trim().slice(0, longestNote);
          const others = without(notes, ids);
          return {
            notes:
              words === ''
                ? others
                : withEntries(
                    others,
                    ids.map((id) => [id, words]),
                  ),
          };
        }),
      put: ({ acknowledged, notes }) => set({ acknowledged, notes }),
    }),
    {
      name,
      version: 1,
      storage: createJSONStorage(() => forgivingStorage(localStorage)),
      partialize: (state) => writtenRecord(state),
      // Another version's record goes through the same reading, entry by entry.
      migrate: (stored) => stored as ReturnType<typeof writtenRecord>,
      merge: (stored, initial) => ({ ...initial, ...readRecord(stored) }),
    },
  ),
);

/** The record as it is stored, and as a file holds it. `seen` is the name of the first version. */
export function writtenRecord({ acknowledged, notes }: Acknowledged) {
  return {
    seen: [...acknowledged].map(([id, { fingerprint, until }]) =>
      until === null ? [id, fingerprint] : [id, fingerprint, until],
    ),
    notes: [...notes],
  };
}

/** What a stored record or a file holds, and how many entries of it cannot be read. */
export function readRecord(stored: unknown): Acknowledged & { readonly unread: number } {
  const list = cachedList(stored, 'seen');
  // A text that no version wrote is one record that cannot be read, and not one of each kind.
  const noted = typeof stored === 'string' ? [] : cachedList(stored, 'notes');
  const entries = list.flatMap((entry) => acknowledgementOf(entry) ?? []);
  const notes = noted.filter(isNote);
  return {
    acknowledged: new Map(entries.slice(-mostAcknowledgements).map(({ id, ...rest }) => [id, rest])),
    notes: new Map(notes.slice(-mostAcknowledgements)),
    unread: list.length - entries.length + noted.length - notes.length,
  };
}

/** What both hold; of a fact or subject that both have, the second one's. */
export function together(first: Acknowledged, second: Acknowledged): Acknowledged {
  return {
    acknowledged: withEntries(first.acknowledged, second.acknowledged),
    notes: withEntries(first.notes, second.notes),
  };
}

function acknowledgementOf(entry: unknown): (Acknowledgement & { id: string }) | null {
  if (!Array.isArray(entry) || entry.length < 2 || entry.length > 3) return null;
  const [id, fingerprint, day = null]: unknown[] = entry;
  if (!isText(id, longestText) || !isText(fingerprint, longestText)) return null;
  const until = typeof day === 'string' ? parseCalendarDay(day) : null;
  return day !== null && until === null ? null : { id, fingerprint, until };
}

function isNote(entry: unknown): entry is [string, string] {
  return (
    Array.isArray(entry) &&
    entry.length === 2 &&
    isText(entry[0], longestText) &&
    isText(entry[1], longestNote)
  );
}

// A function, since the store reads its record while this module is still being evaluated.
function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

/** Takes over what another page of this device acknowledged; returns how to stop. */
export function followOtherPages(): () => void {
  return onOtherPage(name, () => void useAcknowledgements.persist.rehydrate());
}
