import { minute } from '#/time/durations.ts';
import { formatDuration, formatInstant, type FormatOptions, momentLine } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';

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

const ageUnknown = 'Data still loading.';
/** @param when with its zone: `Wed 12 Aug 2026 15:00 UTC` */
const printed = (when: string): string => `Printed ${when}.`;
/** @param age `3 min`; null for less than a minute */
const updated = (age: string | null, when: string): string =>
  `Data updated ${age === null ? 'less than a minute' : age} before, ${when}.`;
