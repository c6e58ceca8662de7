import { useMemo } from 'react';
import type { Fleet } from '#/domain/fleet.ts';
import { isFiltered } from '#/domain/fleetFilter.ts';
import { orderWords } from '#/domain/fleetOrder.ts';
import type { FleetView } from '#/domain/fleetView.ts';
import { ProgressBar } from '#/ui/ProgressBar.tsx';

const count = new Intl.NumberFormat('en');

/** How many lines there are, how many are shown in which order, and how far reading the account has come. */
export function FleetProgress({
  fleet,
  failed,
  shown,
  view: { by, order, filter },
}: {
  fleet: Fleet | undefined;
  failed: boolean;
  shown: number;
  view: FleetView;
}) {
  const containers = useMemo(() => countContainers(fleet), [fleet]);
  if (!fleet) return failed ? null : <p className="text-sm text-ink-soft">Reading the account…</p>;
  const read = fleet.shipments.length;
  const all = by === 'shipment' ? read : containers;
  const unit = by === 'shipment' ? '' : ' containers';
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      {/* While pages come in, the progress bar tells how far; the count is announced when it stands still. */}
      <p aria-live={fleet.complete ? 'polite' : 'off'}>
        {isFiltered(filter) ? `${count.format(shown)} of ${count.format(all)}` : count.format(all)}
        {unit}
        {fleet.complete
          ? `, ${orderWords(order)}`
          : `${unit && ` in ${count.format(read)} shipments`} read of ${fleet.total === null ? 'more' : count.format(fleet.total)}`}
      </p>
      {fleet.skipped > 0 && (
        <p className="text-attention">
          {count.format(fleet.skipped)} {fleet.skipped === 1 ? 'record' : 'records'} could not be read
        </p>
      )}
      {!fleet.complete && (
        <span className="w-32">
          <ProgressBar label="Shipments read" value={read} max={fleet.total} />
        </span>
      )}
    </div>
  );
}

function countContainers(fleet: Fleet | undefined): number {
  return fleet?.shipments.reduce((sum, { containers }) => sum + containers.length, 0) ?? 0;
}
