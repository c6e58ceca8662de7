import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { ColumnHeadings } from './ColumnHeadings.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

/** The height of a row until it is measured: of the wide table, or of the cards below `xl` and `md`. */
const estimate = () => (window.innerWidth < 768 ? 142 : window.innerWidth < 1280 ? 102 : 56);

/** A table of which only the rows in sight are in the document. Screen readers get the whole count. */
export function VirtualTable<Row extends { readonly id: string }>({
  label,
  columns,
  grid,
  card = 'grid-cols-[minmax(0,1fr)_fit-content(60%)]',
  rows,
  children,
}: {
  label: string;
  columns: readonly string[];
  /** The columns from `xl` on, shared by heading and rows: `xl:grid-cols-[…]`. */
  grid: string;
  /** The columns below `xl`, where a row is a small card of its own. */
  card?: string;
  rows: readonly Row[];
  /** Draws the cells of a row, each with `role="cell"`. */
  children: (row: Row) => ReactNode;
}) {
  const viewport = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualRows({ label, rows, viewport, estimate });
  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div role="rowgroup" className="border-b border-line bg-raised max-xl:sr-only">
        <div role="row" aria-rowindex={1} className={classes(grid, 'h-8 items-center gap-4 px-3 xl:grid')}>
          <ColumnHeadings columns={columns} />
        </div>
      </div>
      <div
        ref={viewport}
        data-scroll-restoration-id={label}
        className="min-h-0 flex-1 overflow-y-auto max-md:max-h-[75dvh]"
      >
        <div role="rowgroup" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            return (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                role="row"
                aria-rowindex={item.index + 2}
                className={classes(
                  grid,
                  card,
                  'absolute inset-x-0 top-0 grid min-h-14 items-start xl:items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 hover:bg-hover',
                )}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <ErrorBoundary
                  of={row}
                  renderFailure={() => <VirtualCell narrow="">This row could not be read</VirtualCell>}
                >
                  {children(row)}
                </ErrorBoundary>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** `narrow` says where the cell stands on a card, whose order differs from the columns'. */
export function VirtualCell({ narrow, children }: { narrow: string; children: ReactNode }) {
  return (
    <div role="cell" className={classes('min-w-0 text-sm', narrow)}>
      {children}
    </div>
  );
}
