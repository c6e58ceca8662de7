import { Link } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { colon } from '#/language/punctuation.ts';
import { ChangeList } from '#/parts/lists/ChangeList.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { ColumnHeadings } from '#/ui/grid/GridHeader.tsx';
import { useVirtualRows } from '#/ui/grid/useVirtualRows.ts';
import { focusMain } from '#/ui/hooks/focusMain.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { changedNumber } from '#/wording/changes.ts';
import { columnTitles, pageName, unreadRow, addToMessage, compared, markOne } from './words.ts';

const columnGrid = 'xl:grid-cols-[minmax(12rem,1fr)_minmax(0,3.4fr)_7rem]';
/** The height of a row until it is measured: of the wide table, or of the cards below `xl` and `md`. */
const estimate = () => (window.innerWidth < 768 ? 142 : window.innerWidth < 1280 ? 102 : 56);

/**
 * The changed shipments, each as high as what it says: a shipment may have two changes or forty, so these are not rows
 * of a grid. Only those in sight are in the document. One that is marked as reviewed hands the keyboard to the row that
 * takes its place.
 */
export function ChangesTable({
  rows,
  reviewedAt,
  selected,
  onSelect,
  onReviewed,
}: {
  rows: readonly ShipmentChanges[];
  /** What the account as a whole is compared with. */
  reviewedAt: Instant;
  /** Ids of the shipments that the message is about. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onReviewed: (one: ShipmentChanges) => void;
}) {
  const table = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualRows({ label: pageName, rows, viewport, estimate });
  return (
    <div
      ref={table}
      role="table"
      aria-label={pageName}
      aria-rowcount={rows.length + 1}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div role="rowgroup" className="border-b border-line bg-raised max-xl:sr-only">
        <div
          role="row"
          aria-rowindex={1}
          className={classes(columnGrid, 'h-8 items-center gap-4 px-3 xl:grid')}
        >
          <ColumnHeadings columns={columnTitles} />
        </div>
      </div>
      <div
        ref={viewport}
        data-scroll-restoration-id={pageName}
        className="min-h-0 flex-1 overflow-y-auto max-md:max-h-[75dvh]"
      >
        <div role="rowgroup" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const one = rows[item.index];
            if (!one) return null;
            return (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                role="row"
                aria-rowindex={item.index + 2}
                className={classes(
                  columnGrid,
                  'absolute inset-x-0 top-0 grid min-h-14 grid-cols-[minmax(0,1fr)_fit-content(60%)] items-start gap-x-4 gap-y-1 border-b border-line px-3 py-2 hover:bg-hover',
                  'xl:in-data-[density=compact]:min-h-8 xl:in-data-[density=compact]:py-1',
                )}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <ErrorBoundary of={one} renderFailure={() => <ChangesCell>{unreadRow}</ChangesCell>}>
                  <ChangesRow
                    changes={one}
                    reviewedAt={reviewedAt}
                    selected={selected.has(one.id)}
                    onSelect={() => onSelect(toggled(selected, one.id))}
                    onReviewed={() => {
                      focusNeighbour(table.current);
                      onReviewed(one);
                    }}
                  />
                </ErrorBoundary>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return selected.has(id)
    ? new Set([...selected].filter((other) => other !== id))
    : new Set([...selected, id]);
}

/**
 * Before a row goes: hands the keyboard from its button (`data-put-aside`) to that of the row that takes its place, and
 * from the last one to the page.
 */
function focusNeighbour(table: HTMLElement | null): void {
  const buttons = [...(table?.querySelectorAll<HTMLButtonElement>('[data-put-aside]') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  const neighbour = buttons[at + 1] ?? buttons[at - 1];
  if (neighbour) neighbour.focus();
  else focusMain(table);
}

/** A changed shipment: which one, everything that has changed, and ways to put it into the message or mark it as reviewed. */
function ChangesRow({
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
  const { id, reference, shipment } = changes;
  const number = changedNumber(changes.number);
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
          aria-label={`${markOne}${colon}${number}`}
          onClick={onReviewed}
        >
          {markOne}
        </Button>
      </ChangesCell>
    </>
  );
}

/** `look` says where the cell stands on a card, whose order differs from the columns'. */
function ChangesCell({ look, children }: { look?: string; children: ReactNode }) {
  return (
    <div role="cell" className={classes('min-w-0 self-start text-sm', look)}>
      {children}
    </div>
  );
}
