import type { CalendarDay } from '#/time/calendarDay.ts';
import {
  type Acknowledged,
  type Fact,
  longestNote,
  maxAcknowledgements,
  useAcknowledgements,
} from './acknowledgements.ts';

const { setState } = useAcknowledgements;

/** Holds until a fingerprint differs, or until the day. */
export function acknowledge(facts: readonly Fact[], until: CalendarDay | null): void {
  setState(({ acknowledged }) => ({
    acknowledged: withEntries(
      acknowledged,
      facts.map(({ id, fingerprint }) => [id, { fingerprint, until }]),
    ),
  }));
}

export function undo(ids: readonly string[]): void {
  setState(({ acknowledged }) => ({ acknowledged: without(acknowledged, ids) }));
}

/** An empty note goes away. */
export function note(ids: readonly string[], text: string): void {
  const words = text.trim().slice(0, longestNote);
  setState(({ notes }) => {
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
  });
}

/** What both hold; of a fact or subject that both have, the second one's. */
export function together(first: Acknowledged, second: Acknowledged): Acknowledged {
  return {
    acknowledged: withEntries(first.acknowledged, second.acknowledged),
    notes: withEntries(first.notes, second.notes),
  };
}

/** The newest entries at the end, where they are the last to be dropped. */
function withEntries<Value>(
  entries: ReadonlyMap<string, Value>,
  added: Iterable<readonly [string, Value]>,
): ReadonlyMap<string, Value> {
  const next = new Map(added);
  const others = [...entries].filter(([id]) => !next.has(id));
  return new Map([...others, ...next].slice(-maxAcknowledgements));
}

function without<Value>(entries: ReadonlyMap<string, Value>, ids: readonly string[]) {
  const gone = new Set(ids);
  return new Map([...entries].filter(([id]) => !gone.has(id)));
}
