import type { Fleet } from '#/domain/fleet.ts';
import { ProgressBar } from '#/ui/ProgressBar.tsx';

const count = new Intl.NumberFormat('en');

/** How many items are shown, and whether everything has been read that they come from. */
export function AttentionProgress({ fleet, shown }: { fleet: Fleet | undefined; shown: number }) {
  if (!fleet) return <p className="text-sm text-ink-soft">Reading the account…</p>;
  const read = fleet.shipments.length;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <p aria-live="polite">
        {count.format(shown)}
        {fleet.complete
          ? ', worst first'
          : ` so far, from ${count.format(read)} of ${fleet.total === null ? 'more' : count.format(fleet.total)} shipments`}
      </p>
      {!fleet.complete && (
        <span className="w-32">
          <ProgressBar label="Shipments read" value={read} max={fleet.total} />
        </span>
      )}
    </div>
  );
}
