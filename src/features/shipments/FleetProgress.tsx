import { useMemo } from 'react';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import { isFiltered } from '#/domain/list/filter.ts';
import { orderWords } from '#/domain/list/order.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { Unread } from '#/parts/Unread.tsx';
import { ProgressBar } from '#/ui/ProgressBar.tsx';

const count = new Intl.NumberFormat('en');

/** How many lines there are, how many are shown in which order, and how far reading the account has come. */
export function FleetProgress({
  fleet,
  failed,
  shown,
  faulty,
  known,
  view: { by, order, filter },
}: {
  fleet: Fleet | undefined;
  failed: boolean;
  shown: number;
  /** Shipments that were read and that no row can be made of. */
  faulty: number;
  known: KnownColumns;
  view: FleetView;
}) {
  const containers = useMemo(() => countContainers(fleet), [fleet]);
  if (!fleet) return failed ? null : <p className="text-xs text-ink-soft md:text-sm">Reading the account…</p>;
  const read = fleet.shipments.length;
  const all = by === 'shipment' ? read : containers;
  const unit = by === 'shipment' ? '' : ' containers';
  return (
    <div className="flex min-w-0 items-center gap-3 text-xs text-ink-soft max-md:flex-wrap md:text-sm">
      {/* While pages come in, the progress bar tells how far; the count is announced when it stands still. */}
      <p className="truncate" aria-live={fleet.complete ? 'polite' : 'off'}>
        {isFiltered(filter) ? `${count.format(shown)} of ${count.format(all)}` : count.format(all)}
        {unit}
        {fleet.complete
          ? `, ${orderWords(order, known)}`
          : `${unit && ` in ${count.format(read)} shipments`} read of ${fleet.total === null ? 'more' : count.format(fleet.total)}`}
      </p>
      <Unread count={fleet.skipped + faulty} one="record" className="whitespace-nowrap" />
      {!fleet.complete && (
        <span className="w-32 max-md:hidden">
          <ProgressBar label="Shipments read" value={read} max={fleet.total} />
        </span>
      )}
    </div>
  );
}

function countContainers(fleet: Fleet | undefined): number {
  return fleet?.shipments.reduce((sum, { containers }) => sum + containers.length, 0) ?? 0;
}
