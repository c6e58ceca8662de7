import { minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';

/** How far a board is behind: `fresh` needs no word, `late` is said, `old` is said first. */
export type BoardAge = 'fresh' | 'late' | 'old' | 'never';

/** A refresh may be missed without a word: the service is asked every few minutes, and vessels are slow. */
const lateAfter = 10 * minute;
/** The time of the board is that of its last full minute, and a reading may have come since. */
const roundedBy = 2 * minute;
const oldAfter = 6 * 60 * minute;

/**
 * @param readAt when what is shown was read; null before the first reading
 * @param pace milliseconds from one reading to the next, longer for large accounts
 */
export function boardAge(readAt: Instant | null, now: Instant, pace: number): BoardAge {
  if (readAt === null) return 'never';
  // A device whose clock is behind cannot tell: what seems to come from the future is not called fresh.
  const age = Math.abs(now - readAt);
  if (readAt - now <= roundedBy && age < Math.max(lateAfter, 2.5 * pace)) return 'fresh';
  return age < Math.max(oldAfter, 5 * pace) ? 'late' : 'old';
}
