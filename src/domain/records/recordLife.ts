import { day } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';

/** When a date of a record can lie. */
export interface RecordLife {
  readonly from: Instant;
  readonly to: Instant;
}

const year = 365 * day;

// docs/interface.md 6.1, "Dates that are none", says why these.
/** How long before a record was created something of its journey can have happened. */
const before = 2 * year;
/** How long after that something of it can happen, be due or be expected. */
const after = 3 * year;
/** The years of any record: fillers lie outside, and no service of this interface has older ones. */
const anyRecord: RecordLife = {
  from: instant(Date.parse('2010-01-01T00:00:00Z')),
  to: instant(Date.parse('2090-01-01T00:00:00Z')),
};

/**
 * The bounds of the dates of a record, by when it was created; where it does not say so, by the middle one of its dates.
 *
 * @param created the times at which it and what it belongs to were created, its own first
 */
export function lifeOf(created: readonly (Instant | null)[], dates: readonly number[]): RecordLife {
  const known = created.find((at) => at !== null && isWithin(at, anyRecord));
  const usable = dates.filter((at) => isWithin(at, anyRecord)).toSorted((a, b) => a - b);
  const anchor = known ?? usable[Math.floor(usable.length / 2)];
  if (anchor === undefined) return anyRecord;
  return { from: instant(anchor - before), to: instant(anchor + after) };
}

/** Whether a moment can be of such a record. */
export function isDuringLife(moment: Moment, life: RecordLife): boolean {
  return isWithin(sortKey(moment), life);
}

/** The same of a system time. */
export function isWithin(at: number, { from, to }: RecordLife): boolean {
  return at >= from && at <= to;
}
