import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { cachedList, storedStore } from './storage.ts';

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
}

/** More than anybody acknowledges between two visits; beyond it the oldest are dropped and show again. */
export const maxAcknowledgements = 5_000;
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

/** Stored in local storage; records that cannot be read are left out. What changes it is in acknowledging.ts. */
export const useAcknowledgements = storedStore<Acknowledgements>(
  name,
  () => ({ acknowledged: new Map(), notes: new Map(), unread: 0 }),
  // Of whatever version, entry by entry.
  { read: readRecord, write: writtenRecord },
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
    acknowledged: new Map(entries.slice(-maxAcknowledgements).map(({ id, ...rest }) => [id, rest])),
    notes: new Map(notes.slice(-maxAcknowledgements)),
    unread: list.length - entries.length + noted.length - notes.length,
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
