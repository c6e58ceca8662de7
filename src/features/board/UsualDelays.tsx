import { useEffect } from 'react';
import { etaRecordOf } from '#/data/fleet/etaRecord.ts';
import { type AddUsual, addUsual } from '#/domain/board/usual.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** Counts how past arrivals went, and shows nothing by itself: a board is drawn before it, and goes on without it. */
export function UsualDelays({
  shipments,
  onCount,
}: {
  /** All of the account. */
  shipments: readonly Shipment[];
  onCount: (usual: { readonly add: AddUsual }) => void;
}) {
  useEffect(() => {
    let left = false;
    const give = (add: AddUsual) => {
      if (!left) onCount({ add });
    };
    etaRecordOf(shipments).then(
      ({ usualOf }) => give(addUsual(usualOf)),
      () => give((page) => page),
    );
    return () => {
      left = true;
    };
  }, [shipments, onCount]);
  return null;
}
