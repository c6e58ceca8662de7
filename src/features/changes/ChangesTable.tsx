import { useRef } from 'react';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import type { Instant } from '#/time/instant.ts';
import { focusNeighbour } from '#/ui/focusNeighbour.ts';
import { VirtualTable } from '#/ui/VirtualTable.tsx';
import { ChangesRow } from './ChangesRow.tsx';
import { columnTitles, pageName } from './words.ts';

const columnGrid = 'xl:grid-cols-[minmax(12rem,1fr)_minmax(0,3.4fr)_7rem]';

/** The changed shipments. One that is marked as reviewed hands the keyboard to the row that takes its place. */
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
  return (
    <div ref={table} className="contents">
      <VirtualTable label={pageName} columns={columnTitles} grid={columnGrid} rows={rows}>
        {(one) => (
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
        )}
      </VirtualTable>
    </div>
  );
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return selected.has(id)
    ? new Set([...selected].filter((other) => other !== id))
    : new Set([...selected, id]);
}
