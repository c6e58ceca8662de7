import { useRef } from 'react';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import type { Instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { ColumnHeadings } from '#/ui/ColumnHeadings.tsx';
import { ErrorBoundary } from '#/ui/ErrorBoundary.tsx';
import { useVirtualRows } from '#/ui/useVirtualRows.ts';
import { ChangesCell, ChangesRow } from './ChangesRow.tsx';
import { focusNeighbour } from './focusNeighbour.ts';
import { columnTitles, pageName, unreadRow } from './words.ts';

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
