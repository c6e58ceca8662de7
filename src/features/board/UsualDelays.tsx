import { useEffect } from 'react';
import { type EtaRecord, etaRecordOf } from '#/data/fleet/etaRecord.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/**
 * Counts how past arrivals went, and shows nothing by itself: a board is drawn before it, and goes on without it.
 *
 * @param shipments null until all of the account is loaded
 */
export function UsualDelays({
  shipments,
  onCount,
}: {
  shipments: readonly Shipment[] | null;
  onCount: (record: EtaRecord) => void;
}) {
  useEffect(() => {
    if (!shipments) return;
    let left = false;
    etaRecordOf(shipments).then(
      (record) => {
        if (!left) onCount(record);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [shipments, onCount]);
  return null;
}
