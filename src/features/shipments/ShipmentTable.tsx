import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Shipment } from '#/domain/shipment.ts';
import { classes } from '#/ui/classes.ts';
import { ShipmentRow } from './ShipmentRow.tsx';

const columns = ['Bill of lading', 'Carrier and vessel', 'Route', 'Arrival at discharge', 'Containers'];

/** Row and heading share the columns; below `lg` a row is a small card of its own. */
const columnGrid =
  'lg:grid-cols-[minmax(10rem,1.1fr)_minmax(9rem,1fr)_minmax(11rem,1.6fr)_minmax(11rem,1fr)_minmax(11rem,1.1fr)]';

/** The list, of which only the rows in sight are in the document. Screen readers are told the whole count. */
export function ShipmentTable({ rows }: { rows: readonly Shipment[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => 56,
    overscan: 8,
    getItemKey: (index) => rows[index]?.id ?? index,
  });

  return (
    <div
      role="table"
      aria-label="Shipments"
      aria-rowcount={rows.length + 1}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div role="rowgroup" className="border-b border-line bg-raised max-lg:sr-only">
        <div
          role="row"
          aria-rowindex={1}
          className={classes(columnGrid, 'h-8 items-center gap-4 px-3 lg:grid')}
        >
          {columns.map((column) => (
            <span key={column} role="columnheader" className="eyebrow">
              {column}
            </span>
          ))}
        </div>
      </div>
      <div ref={viewport} className="min-h-0 flex-1 overflow-y-auto max-md:max-h-[75dvh]">
        <div role="rowgroup" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const shipment = rows[item.index];
            if (!shipment) return null;
            return (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                role="row"
                aria-rowindex={item.index + 2}
                className={classes(
                  columnGrid,
                  'absolute inset-x-0 top-0 grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-start lg:items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 hover:bg-hover',
                )}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <ShipmentRow shipment={shipment} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
