import { useEffect } from 'react';
import { etaRecordOf } from '#/data/fleet/etaRecord.ts';
import { type AddUsual, addUsual } from '#/domain/board/usual.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { usualOnBoard } from '#/wording/usualDelay.ts';

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
      ({ usualOf }) => {
        const describe = (shipment: Shipment, now: Instant) => {
          const usual = usualOf(shipment, now);
          return usual && usualOnBoard(usual);
        };
        give(addUsual(describe));
      },
      () => give((page) => page),
    );
    return () => {
      left = true;
    };
  }, [shipments, onCount]);
  return null;
}
