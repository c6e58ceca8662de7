import { type ReactNode, useId, useState, useMemo } from 'react';
import type { KnownColumns } from '#/domain/list/columns.ts';
import { isFiltered } from '#/domain/list/filter.ts';
import type { FleetView } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { comma, clauseComma } from '#/language/punctuation.ts';
import { Unread } from '#/parts/lists/Unread.tsx';
import { loadingAccount, shipmentsLoaded } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { describeOrder } from '#/wording/listViews.ts';
import { display, shipmentsTitle, loadedCount, rowCount } from './words.ts';

/**
 * The name of the list, how many rows it has, and how they are shown. The count takes the room that is left, so that
 * nothing moves when it grows; on a phone the controls are folded, so that the rows are near the top.
 */
export function ListHeader({
  count,
  views,
  children,
}: {
  count: ReactNode;
  views: ReactNode;
  /** The controls. */
  children: ReactNode;
}) {
  const controls = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pt-3 pb-3 max-md:py-1">
      <div className="flex min-w-24 flex-1 flex-col md:flex-row md:items-baseline md:gap-x-3">
        <h1 className="text-title font-semibold max-md:sr-only">{shipmentsTitle}</h1>
        {count}
      </div>
      {views}
      <Button
        className="md:hidden"
        aria-expanded={open}
        aria-controls={controls}
        onClick={() => setOpen(!open)}
      >
        {display}
        <ChevronDownIcon />
      </Button>
      <div
        id={controls}
        className={classes('flex w-full flex-wrap items-center gap-2 xl:w-auto', !open && 'max-md:hidden')}
      >
        {children}
      </div>
    </div>
  );
}

/** How many rows there are, how many are shown in which order, and how much of the account is loaded. */
export function FleetProgress({
  fleet,
  failed,
  shown,
  rejected,
  known,
  view: { by, order, filter },
}: {
  fleet: Fleet | undefined;
  failed: boolean;
  shown: number;
  /** Loaded shipments that no row can be made of. */
  rejected: number;
  known: KnownColumns;
  view: FleetView;
}) {
  const containers = useMemo(() => countContainers(fleet), [fleet]);
  if (!fleet) return failed ? null : <p className="text-xs text-ink-soft md:text-sm">{loadingAccount}</p>;
  const shipments = fleet.shipments.length;
  const filtered = isFiltered(filter) || filter.active !== undefined;
  const rows = rowCount(filtered ? shown : null, by === 'shipment' ? shipments : containers, by);
  return (
    <div className="flex min-w-0 items-center gap-3 text-xs text-ink-soft max-md:flex-wrap md:text-sm">
      {/* While pages come in, the progress bar says how far; the count is announced once it is final. */}
      <p aria-live={fleet.complete ? 'polite' : 'off'}>
        {fleet.complete
          ? `${rows}${clauseComma}${describeOrder(order, known)}`
          : [(filtered || by === 'container') && rows, loadedCount({ shipments, total: fleet.total })]
              .filter(Boolean)
              .join(comma)}
      </p>
      <Unread count={fleet.skipped + rejected} className="whitespace-nowrap" />
      {!fleet.complete && (
        <span className="w-32 max-md:hidden">
          <ProgressBar label={shipmentsLoaded} value={shipments} max={fleet.total} />
        </span>
      )}
    </div>
  );
}

function countContainers(fleet: Fleet | undefined): number {
  return fleet?.shipments.reduce((sum, { containers }) => sum + containers.length, 0) ?? 0;
}
