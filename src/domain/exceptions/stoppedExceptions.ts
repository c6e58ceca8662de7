import type { Instant } from '#/time/instant.ts';
import { formatRelative } from '#/time/relative.ts';
import type { ExceptionDraft } from './exception.ts';
import { lineBase } from './carrierData.ts';
import { isStopped, stopReasonWords } from '#/domain/status/carrierTracking.ts';
import { isReturned } from '#/domain/status/reached.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/**
 * That the service no longer asks the line, and why. Not once every empty is back: then nothing is left to track,
 * whatever the reason is called.
 */
export function stoppedExceptions(shipment: Shipment, now: Instant): ExceptionDraft[] {
  const { carrierTracking, containers, portOfDischarge } = shipment;
  if (!isStopped(carrierTracking)) return [];
  const out = containers.filter((container) => !isReturned(container)).length;
  if (containers.length > 0 && out === 0) return [];
  const { stoppedAt, stoppedReason } = carrierTracking;
  // The service says that all has ended, and has not seen the empties come back (docs/interface.md trap 67).
  const contradicts = stoppedReason === 'all_containers_terminated' && out > 0;
  return [
    {
      ...lineBase(shipment, null, portOfDischarge, now),
      // That it has stopped is known for certain, however old everything else is.
      withheld: null,
      asked: null,
      kind: 'tracking_stopped',
      severity: 'watch',
      weight: out,
      reason: `Tracking stopped: ${stopReasonWords(stoppedReason)}`,
      next: contradicts
        ? `${out} of ${containers.length} not seen to be returned empty`
        : nextOf(stoppedReason),
      clock:
        stoppedAt === null
          ? null
          : { kind: 'instant', label: 'Stopped', words: formatRelative(stoppedAt, now), at: stoppedAt },
      identity: ['stopped', shipment.id],
      facts: [stoppedAt, stoppedReason, out],
    },
  ];
}

function nextOf(reason: string | null): string {
  return reason === 'booking_cancelled'
    ? 'Ask the carrier which booking takes its place'
    : 'Nothing new will be learned unless it is resumed';
}
