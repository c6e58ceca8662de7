import type { LineTracking } from '#/domain/shipment.ts';

/** Whether the service has stopped asking the carrier. Either of the two fields says so (spec 3.2). */
export function isStopped({ stoppedAt, stoppedReason }: LineTracking): boolean {
  return stoppedAt !== null || stoppedReason !== null;
}
