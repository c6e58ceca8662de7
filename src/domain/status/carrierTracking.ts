import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import {
  carrierLastUpdated,
  carrierNeverUpdated,
  noReason,
  stopReasons,
  trackingStopped,
  unknownReason,
} from './trackingWords.ts';

/** Whether the service has stopped asking the carrier. Either of the two fields says so (docs/interface.md 4.2). */
export function isStopped({ stoppedAt, stoppedReason }: CarrierTracking): boolean {
  return stoppedAt !== null || stoppedReason !== null;
}

/**
 * Why tracking stopped, in words; a reason we do not know as it came. No reason is read as "returned empty": one live
 * record says that all containers ended while none had come back (docs/interface.md trap 67).
 */
export function stopReasonWords(reason: string | null): string {
  if (reason === null) return noReason;
  return ownEntry<string>(stopReasons, reason) ?? unknownReason(reason);
}

const staleDays = 7;

/** Why the carrier's data is too old to judge by, in words; null while it is good (docs/interface.md 6.4). */
export function carrierWithheldReason(tracking: CarrierTracking, now: Instant): string | null {
  if (isStopped(tracking)) return trackingStopped;
  const { lastSucceededAt } = tracking;
  if (lastSucceededAt === null) return carrierNeverUpdated;
  const days = (now - lastSucceededAt) / day;
  return days <= staleDays ? null : carrierLastUpdated(Math.floor(days));
}
