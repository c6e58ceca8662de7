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
  /** True when this device kept it from an earlier visit and the service has not been read to its end since. */
  readonly kept: boolean;
  /** When the newest page arrived. */
  readonly readAt: Instant | null;
}

/** Whether a list of that age (milliseconds) is to be called out of date: in a week every open journey has moved. */
export function isOutOfDate(age: number): boolean {
  return age >= 7 * 86_400_000;
}
