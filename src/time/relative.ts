import { day, hour, minute } from './durations.ts';
import type { Instant } from './instant.ts';
import { roundedSpan } from './span.ts';
import { ago, inDays, inHours, inMinutes, now as present, within } from './words.ts';

const units = [
  [inDays, day],
  [inHours, hour],
  [inMinutes, minute],
] as const;

/**
 * A length of time in its two largest units, rounded down: `3 d 4 h`, `2 h`. From ten days on the hours are left out.
 * Null below a minute.
 */
export function formatSpan(milliseconds: number): string | null {
  let rest = roundedSpan(milliseconds);
  const first = units.findIndex(([, size]) => rest >= size);
  if (first < 0) return null;
  const words: string[] = [];
  for (const [inUnit, size] of units.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) words.push(inUnit(count));
  }
  return words.join(' ');
}

/** `23 d ago` */
export const daysAgo = (days: number): string => ago(inDays(days));

/** The distance to an instant: `in 3 d 4 h`, `2 h ago`, `now` within a minute. */
export const formatRelative = (at: Instant, now: Instant): string => formatSince(now - at);

/** The same of the time since it, which is negative before it. */
export function formatSince(milliseconds: number): string {
  const text = formatSpan(Math.abs(milliseconds));
  if (text === null) return present;
  return milliseconds < 0 ? within(text) : ago(text);
}
