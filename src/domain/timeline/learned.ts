import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { sortKey } from '#/time/moment.ts';
import { reportingLag } from '#/time/reportingLag.ts';
import type { Span } from '#/time/span.ts';

/**
 * How long the first reading of a container takes to be written down, many events in one go
 * (docs/interface.md trap 24).
 */
const firstReading = 10 * minute;

type Report = Pick<TransportEvent, 'estimated' | 'when' | 'createdAt'>;

/** When the service learned an event. */
export type Learned =
  /** Of a fact: how long after it happened. */
  | { readonly code: 'reported'; readonly lag: Span }
  /** Of an estimate: how long ago, in milliseconds. */
  | { readonly code: 'updated'; readonly age: number };

/**
 * Whether an event had happened before the container was tracked, and was learned with it. How long after the event
 * that was says nothing of its source.
 *
 * @param trackedSince when the service made the container's record; null where unknown
 */
export function isOfFirstReading(
  { estimated, when, createdAt }: Report,
  trackedSince: Instant | null,
): boolean {
  if (estimated || when === null || createdAt === null || trackedSince === null) return false;
  return Math.abs(createdAt - trackedSince) <= firstReading && sortKey(when) < trackedSince;
}

/** When the service learned an event; null where it is not known, and for events of the first reading. */
export function learnedOf(
  { estimated, when, createdAt }: Report,
  trackedSince: Instant | null,
  now: Instant,
): Learned | null {
  if (createdAt === null) return null;
  if (estimated) return { code: 'updated', age: now - createdAt };
  if (isOfFirstReading({ estimated, when, createdAt }, trackedSince)) return null;
  const lag = reportingLag(when, createdAt);
  return lag && { code: 'reported', lag };
}
