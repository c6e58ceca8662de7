import { day } from './durations.ts';

declare const instantBrand: unique symbol;

/** A point on the UTC time line, in milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly [instantBrand]: true };

/** Marks a number of milliseconds since the epoch as an instant. */
export function instant(milliseconds: number): Instant {
  return milliseconds as Instant;
}

// ECMA-262 ends there; a day less at both ends, so that every zone's calendar can show it.
const last = 8.64e15 - day;

/** An instant among values of unknown origin, such as cached data; null for what no calendar can show. */
export function toInstant(value: unknown): Instant | null {
  return typeof value === 'number' && Math.abs(value) <= last ? instant(value) : null;
}

// A time without an offset is not an instant, so the offset is required (docs/interface.md 3: ISO 8601 UTC;
// older records of live services carry offsets such as -07:00). The years are those that containers travel in: a source
// that writes the year 1 or 9999 has no time, and the ends of the calendar have no day before or after them.
const isoInstant = /^(?:18|19|20|21)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Reads an ISO 8601 timestamp with an offset; null for anything else, including date-only strings. */
export function parseInstant(text: string): Instant | null {
  if (!isoInstant.test(text)) return null;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? null : instant(milliseconds);
}

/** ISO 8601 in UTC with seconds and no fraction, as the tracking service writes it. */
export function toIso(at: Instant): string {
  return new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
