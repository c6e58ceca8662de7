import { day, minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import type { Shipment } from './shipment.ts';

/** All shipments of the account as far as they have been read, newest created first, without repeats. */
export interface Fleet {
  readonly shipments: readonly Shipment[];
  /** Pages read so far. */
  readonly pages: number;
  /** What the service says the account holds; null when it does not say. */
  readonly total: number | null;
  /** True once the last page has been read. */
  readonly complete: boolean;
  /** Records of those pages that could not be read at all. */
  readonly skipped: number;
  /**
   * Null when it was loaded on this visit. Else it was cached on this device by an earlier one: `sure` of this account, because
   * the host names the account, or `unsure`, so that only the next load can confirm it.
   */
  readonly cached: 'sure' | 'unsure' | null;
  /** When the newest page arrived, less the age of what a gateway had kept of any page. */
  readonly readAt: Instant | null;
}

/**
 * Whether a list of that age (milliseconds) is to be called out of date: in a week every open journey has moved, and
 * where the age is below zero, by more than rounding makes of it, the clock is wrong and the age unknown.
 */
export function isOutOfDate(age: number): boolean {
  return age >= 7 * day || age < -2 * minute;
}
