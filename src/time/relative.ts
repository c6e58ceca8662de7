import type { Instant } from './instant.ts';

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/**
 * The distance to an instant in its two largest units, rounded down: `in 3 d 4 h`, `2 h ago`, `now` within a
 * minute. From ten days on the hours are left out.
 */
export function formatRelative(at: Instant, now: Instant): string {
  const distance = Math.abs(at - now);
  const first = units.findIndex(([, size]) => distance >= size);
  if (first < 0) return 'now';
  const words: string[] = [];
  let rest = distance;
  for (const [name, size] of units.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) words.push(`${count} ${name}`);
  }
  const text = (distance >= 10 * units[0][1] ? words.slice(0, 1) : words).join(' ');
  return at > now ? `in ${text}` : `${text} ago`;
}

/** Signed whole days in words: `2 days late`, `1 day early`, `on time`. */
export function formatDayDelta(days: number): string {
  if (days === 0) return 'on time';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'late' : 'early'}`;
}
