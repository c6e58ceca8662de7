import type { Fleet } from '#/domain/records/fleet.ts';
import { ProgressBar } from '#/ui/ProgressBar.tsx';
import { Unread } from './Unread.tsx';

const number = new Intl.NumberFormat('en');

/** How many rows are shown and in which order, and whether everything has been read that they come from. */
export function CountProgress({
  fleet,
  failed,
  count,
  words,
  faulty = 0,
}: {
  fleet: Fleet | undefined;
  failed: boolean;
  count: number;
  /** Their order, as it stands after the count. */
  words: string;
  /** Shipments that were read and that no row can be made of. */
  faulty?: number | undefined;
}) {
  if (!fleet) return failed ? null : <p className="text-sm text-ink-soft">Reading the account…</p>;
  const read = fleet.shipments.length;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <p aria-live="polite">
        {number.format(count)}
        {fleet.complete
          ? count > 1 && `, ${words}`
          : ` so far, from ${number.format(read)} of ${fleet.total === null ? 'more' : number.format(fleet.total)} shipments`}
      </p>
      <Unread count={fleet.skipped + faulty} one="record" />
      {!fleet.complete && (
        <span className="w-32">
          <ProgressBar label="Shipments read" value={read} max={fleet.total} />
        </span>
      )}
    </div>
  );
}
