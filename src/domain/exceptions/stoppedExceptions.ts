import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped, stopReasonWords } from '#/domain/status/carrierTracking.ts';
import { isReturned } from '#/domain/status/reached.ts';
import type { Instant } from '#/time/instant.ts';
import { formatRelative } from '#/time/relative.ts';
import { carrierBase } from './carrierData.ts';
import type { ExceptionDraft } from './exception.ts';
import { cancelledNext, emptiesOutNext, stoppedDue, stoppedNext, trackingStoppedReason } from './words.ts';

/**
 * That the service no longer asks the carrier, and why. Not once every empty is back: then nothing is left to track,
 * whatever the reason is called.
 */
export function stoppedExceptions(shipment: Shipment, now: Instant): ExceptionDraft[] {
  const { carrierTracking, containers, portOfDischarge } = shipment;
  if (!isStopped(carrierTracking)) return [];
  const out = containers.filter((container) => !isReturned(container)).length;
  if (containers.length > 0 && out === 0) return [];
  const { stoppedAt, stoppedReason } = carrierTracking;
  // The service says that all has ended, and has no empty return (docs/interface.md trap 67).
  const contradicts = stoppedReason === 'all_containers_terminated' && out > 0;
  return [
    {
      ...carrierBase(shipment, null, portOfDischarge, now),
      // That it has stopped is known for certain, however old everything else is.
      withheld: null,
      asked: null,
      kind: 'tracking_stopped',
      party: stoppedReason === 'booking_cancelled' ? 'carrier' : null,
      priority: 'watch',
      weight: out,
      reason: trackingStoppedReason,
      detail: stopReasonWords(stoppedReason),
      next: contradicts ? emptiesOutNext(out, containers.length) : nextOf(stoppedReason),
      due:
        stoppedAt === null
          ? null
          : { kind: 'instant', label: stoppedDue, words: formatRelative(stoppedAt, now), at: stoppedAt },
      identity: ['stopped', shipment.id],
      facts: [stoppedAt, stoppedReason, out],
    },
  ];
}

function nextOf(reason: string | null): string {
  return reason === 'booking_cancelled' ? cancelledNext : stoppedNext;
}
