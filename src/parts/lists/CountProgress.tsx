import type { Fleet } from '#/domain/records/fleet.ts';
import { formatCount } from '#/language/plural.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { loadingAccount, shipmentsLoaded } from '#/parts/words.ts';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { Unread } from './Unread.tsx';
import { soFar } from './words.ts';

/** How many rows are shown and in which order, and whether all that they come from is loaded. */
export function CountProgress({
  fleet,
  failed,
  count,
  counted,
  words,
  rejected = 0,
}: {
  fleet: Fleet | undefined;
  failed: boolean;
  count: number;
  /** What is counted: `5 containers`. */
  counted: (count: number) => string;
  /** Their order, as it stands after the count. */
  words: string;
  /** Shipments that were read and that no row can be made of. */
  rejected?: number | undefined;
}) {
  if (!fleet) return failed ? null : <p className="text-sm text-ink-soft">{loadingAccount}</p>;
  const read = fleet.shipments.length;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <p aria-live="polite">
        {counted(count)}
        {fleet.complete
          ? count > 1 && `${clauseComma}${words}`
          : soFar(formatCount(read), fleet.total === null ? null : formatCount(fleet.total))}
      </p>
      <Unread count={fleet.skipped + rejected} />
      {!fleet.complete && (
        <span className="w-32">
          <ProgressBar label={shipmentsLoaded} value={read} max={fleet.total} />
        </span>
      )}
    </div>
  );
}
