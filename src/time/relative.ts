import { day, hour, minute } from './durations.ts';
import type { Instant } from './instant.ts';

const units = [
  ['d', day],
  ['h', hour],
  ['min', minute],
] as const;

/**
 * A length of time in its two largest units, rounded down: `3 d 4 h`, `2 h`. From ten days on the hours are left out.
 * Null below a minute.
 */
export function formatSpan(milliseconds: number): string | null {
  const first = units.findIndex(([, size]) => milliseconds >= size);
  if (first < 0) return null;
  const words: string[] = [];
  let rest = milliseconds;
  for (const [name, size] of units.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) words.push(`${count} ${name}`);
  }
  return (milliseconds >= 10 * units[0][1] ? words.slice(0, 1) : words).join(' ');
}

/** The distance to an instant: `in 3 d 4 h`, `2 h ago`, `now` within a minute. */
export function formatRelative(at: Instant, now: Instant): string {
  const text = formatSpan(Math.abs(at - now));
  if (text === null) return 'now';
  return at > now ? `in ${text}` : `${text} ago`;
}

/** `1 day`, `5 days`. */
export const wholeDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
