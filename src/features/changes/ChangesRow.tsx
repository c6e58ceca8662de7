import { Link } from '@tanstack/react-router';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { ChangeList } from '#/parts/ChangeList.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { VirtualCell } from '#/ui/VirtualTable.tsx';

/** A changed shipment: which one, everything that has changed, and ways to put it into the message or aside. */
export function ChangesRow({
  changes,
  seenAt,
  selected,
  onSelect,
  onReviewed,
}: {
  changes: ShipmentChanges;
  seenAt: Instant;
  selected: boolean;
  onSelect: () => void;
  onReviewed: () => void;
}) {
  const { id, number, reference, shipment } = changes;
  const carrier = shipment && (shipment.carrier.shortName ?? shipment.carrier.name ?? shipment.carrier.scac);
  return (
    <>
      <VirtualCell narrow="self-start max-xl:order-1">
        <div className="flex items-start gap-3">
          <input
            type="checkbox"
            aria-label={`Put ${number} into the message`}
            checked={selected}
            onChange={onSelect}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <div className="min-w-0">
            {shipment ? (
              <Link
                to="/shipments/$shipmentId"
                params={{ shipmentId: id }}
                className="num block truncate font-semibold hover:underline"
              >
                {number}
              </Link>
            ) : (
              <span className="num block truncate font-semibold">{number}</span>
            )}
            <SecondLine>{[reference, carrier].filter(Boolean).join(' · ')}</SecondLine>
            {changes.seenAt !== null && changes.seenAt !== seenAt && (
              <SecondLine>
                Compared with <InstantTime at={changes.seenAt} />
              </SecondLine>
            )}
          </div>
        </div>
      </VirtualCell>
      <VirtualCell narrow="self-start max-xl:order-3 max-xl:col-span-2">
        <ChangeList changes={changes} />
      </VirtualCell>
      <VirtualCell narrow="self-start max-xl:order-2 text-right">
        <Button
          look="bare"
          data-put-aside
          className="max-xl:border max-xl:border-line xl:-mt-1"
          aria-label={`Mark as seen: ${number}`}
          onClick={onReviewed}
        >
          Mark as seen
        </Button>
      </VirtualCell>
    </>
  );
}
