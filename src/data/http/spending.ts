import { minute, second } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';

/**
 * Who waits for the answer: somebody who has just acted, a page that is being looked at, long work that somebody began
 * and leaves to itself, or work that is not awaited.
 */
export type RequestPriority = 'user' | 'visible' | 'bulk' | 'background';

/** Requests that the service counts together (docs/interface.md 1.7). */
export type Bucket = 'general' | 'infer' | 'create';

export const requestPriorities = [
  'user',
  'visible',
  'bulk',
  'background',
] as const satisfies readonly RequestPriority[];
export const buckets = ['general', 'infer', 'create'] as const satisfies readonly Bucket[];

/** The service counts in a rolling window. */
export const windowMs = minute;
/** A request of a page that is gone, of which no end is known, took so long at most (request.ts). */
export const longestRun = 30 * second;

/** Until when something counts: a request against the budget, or the pause of a priority. */
export interface CountedUntil {
  readonly bucket: Bucket;
  readonly priority: RequestPriority;
  readonly until: Instant;
}

/** What one page has spent of the budget, and where it was refused. */
interface Spending {
  readonly requests: readonly CountedUntil[];
  readonly pauses: readonly CountedUntil[];
}

/** What pages of one browser leave to one another. */
export interface PageNotes {
  readonly leave: (note: string) => void;
  readonly others: (isOver: (note: string) => boolean) => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** The spending of all other pages of this browser, also of those that are gone: the service counts them together. */
export function spendingOfOthers(notes: PageNotes, now: Instant): Spending {
  const isPast = (note: string) => {
    const { requests, pauses } = readNote(note, now);
    return requests.length + pauses.length === 0;
  };
  const found = notes.others(isPast).map((note) => readNote(note, now));
  return {
    requests: found.flatMap(({ requests }) => requests),
    pauses: found.flatMap(({ pauses }) => pauses),
  };
}

export function writeNote({ requests, pauses }: Spending): string {
  return JSON.stringify([requests, pauses].map((list) => list.map(toNumbers)));
}

const toNumbers = ({ bucket, priority, until }: CountedUntil) => [
  buckets.indexOf(bucket),
  requestPriorities.indexOf(priority),
  until,
];

/** What is over, of another version, or written before the clock of the device was set back does not count. */
function readNote(note: string, now: Instant): Spending {
  const [requests, pauses] = listOf(parse(note));
  const read = (list: unknown): readonly CountedUntil[] =>
    listOf(list).flatMap((entry) => {
      const [bucketAt, priorityAt, until] = listOf(entry).map(Number);
      const bucket = buckets[bucketAt ?? -1];
      const priority = requestPriorities[priorityAt ?? -1];
      if (!bucket || !priority || until === undefined) return [];
      return until > now && until <= now + windowMs + longestRun
        ? [{ bucket, priority, until: instant(until) }]
        : [];
    });
  return { requests: read(requests), pauses: read(pauses) };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parse(note: string): unknown {
  try {
    return JSON.parse(note);
  } catch {
    return null;
  }
}
