import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { minute } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { sortKey } from '#/time/moment.ts';
import { reportingLag } from '#/time/reportingLag.ts';
import { describeLag, updatedAgo, updatedJustNow } from './words.ts';

/**
 * How long the first reading of a container takes to be written down, many events in one go
 * (docs/interface.md trap 24).
 */
const firstReading = 10 * minute;

type Learned = Pick<TransportEvent, 'estimated' | 'when' | 'createdAt'>;

/**
 * Whether an event had happened before the container was tracked, and was learned with it. How long after the event
 * that was says nothing of its source.
 *
 * @param trackedSince when the service made the container's record; null where unknown
 */
export function isOfFirstReading(
  { estimated, when, createdAt }: Learned,
  trackedSince: Instant | null,
): boolean {
  if (estimated || when === null || createdAt === null || trackedSince === null) return false;
  return Math.abs(createdAt - trackedSince) <= firstReading && sortKey(when) < trackedSince;
}

/**
 * When the service learned an event, in words: of a fact how long after it happened, of an estimate how long ago.
 * Null where it is not known, and for events of the first reading.
 */
export function describeLearned(
  { estimated, when, createdAt }: Learned,
  trackedSince: Instant | null,
  now: Instant,
): string | null {
  if (createdAt === null) return null;
  if (estimated) {
    const age = now - createdAt;
    return age < minute ? updatedJustNow : updatedAgo(formatDuration(age));
  }
  if (isOfFirstReading({ estimated, when, createdAt }, trackedSince)) return null;
  const lag = reportingLag(when, createdAt);
  return lag && describeLag(lag.words);
}
