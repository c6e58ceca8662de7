import type { Fleet } from '#/domain/fleet.ts';
import { orderWords } from '#/domain/fleetOrder.ts';
import type { FleetOrder } from '#/domain/fleetView.ts';
import { ProgressBar } from '#/ui/ProgressBar.tsx';

const count = new Intl.NumberFormat('en');

/** How many shipments there are, how many are shown, and how far reading the account has come. */
export function FleetProgress({
  fleet,
  failed,
  shown,
  filtered,
  order,
}: {
  fleet: Fleet | undefined;
  failed: boolean;
  shown: number;
  filtered: boolean;
  order: FleetOrder | null;
}) {
  if (!fleet) return failed ? null : <p className="text-sm text-ink-soft">Reading the account…</p>;
  const read = fleet.shipments.length;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      {/* While pages come in, the progress bar tells how far; the count is announced when it stands still. */}
      <p aria-live={fleet.complete ? 'polite' : 'off'}>
        {filtered ? `${count.format(shown)} of ${count.format(read)}` : count.format(read)}
        {fleet.complete
          ? `, ${orderWords(order)}`
          : ` read of ${fleet.total === null ? 'more' : count.format(fleet.total)}`}
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
