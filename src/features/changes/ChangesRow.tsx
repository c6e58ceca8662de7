import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { ChangeList } from '#/parts/ChangeList.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { addToMessage, compared, markOne } from './words.ts';

/** A changed shipment: which one, everything that has changed, and ways to put it into the message or mark it as reviewed. */
export function ChangesRow({
  changes,
  reviewedAt,
  selected,
  onSelect,
  onReviewed,
}: {
  changes: ShipmentChanges;
  reviewedAt: Instant;
  selected: boolean;
  onSelect: () => void;
  onReviewed: () => void;
}) {
  const { id, number, reference, shipment } = changes;
  const carrier = shipment && carrierName(shipment.carrier);
  return (
    <>
      <ChangesCell look="max-xl:order-1">
        <div className="flex items-start gap-3">
          <input
            type="checkbox"
            aria-label={addToMessage(number)}
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
            {changes.reviewedAt !== null && changes.reviewedAt !== reviewedAt && (
              <SecondLine>
                {compared.before} <InstantTime at={changes.reviewedAt} />
              </SecondLine>
            )}
          </div>
        </div>
      </ChangesCell>
      <ChangesCell look="max-xl:order-3 max-xl:col-span-2">
        <ChangeList changes={changes} />
      </ChangesCell>
      <ChangesCell look="max-xl:order-2 text-right">
        <Button
          look="bare"
          data-put-aside
          className="max-xl:border max-xl:border-line xl:-mt-1"
          aria-label={`${markOne}: ${number}`}
          onClick={onReviewed}
        >
          {markOne}
        </Button>
      </ChangesCell>
    </>
  );
}

/** `look` says where the cell stands on a card, whose order differs from the columns'. */
export function ChangesCell({ look, children }: { look?: string; children: ReactNode }) {
  return (
    <div role="cell" className={classes('min-w-0 self-start text-sm', look)}>
      {children}
    </div>
  );
}
