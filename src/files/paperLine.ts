import { minute } from '#/time/durations.ts';
import { formatDuration, formatInstant, type FormatOptions, momentLine } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { ageUnknown, printed, updated } from './words.ts';

/**
 * When a sheet was printed, and how old its data was then.
 *
 * @param readAt when the records were loaded; null while they are
 */
export function paperLine(readAt: Instant | null, now: Instant, format: FormatOptions): string {
  // Paper may be read in another year.
  const line = (at: Instant) => momentLine(formatInstant(at, { ...format, now: instant(0) }));
  const age =
    readAt === null
      ? ageUnknown
      : updated(now - readAt < minute ? null : formatDuration(now - readAt), line(readAt));
  return `${printed(line(now))} ${age}`;
}
