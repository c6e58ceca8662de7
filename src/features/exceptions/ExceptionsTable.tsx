import { useRef } from 'react';
import { isAcknowledged, useAcknowledgements } from '#/device/acknowledgements.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { focusNeighbour } from '#/ui/focusNeighbour.ts';
import { VirtualTable } from '#/ui/VirtualTable.tsx';
import { ExceptionRow } from './ExceptionRow.tsx';

const columns = ['How pressing', 'Reason', 'Clock', 'Number and carrier', 'Place', 'Action'];
const columnGrid =
  'xl:grid-cols-[7.5rem_minmax(14rem,2.4fr)_minmax(10rem,1.1fr)_minmax(9rem,1fr)_minmax(8rem,1fr)_6.5rem]';

/** The items, worst first. What is put aside hands the keyboard to the row that takes its place. */
export function ExceptionsTable({
  rows,
  onAcknowledge,
  onTakeBack,
}: {
  rows: readonly ExceptionItem[];
  onAcknowledge: (item: ExceptionItem) => void;
  onTakeBack: (item: ExceptionItem) => void;
}) {
  const seen = useAcknowledgements((state) => state.seen);
  const table = useRef<HTMLDivElement>(null);

  const acknowledge = (item: ExceptionItem) => {
    focusNeighbour(table.current);
    onAcknowledge(item);
  };

  return (
    <div ref={table} className="contents">
      <VirtualTable label="What needs you" columns={columns} grid={columnGrid} rows={rows}>
        {(item) => (
          <ExceptionRow
            item={item}
            acknowledged={isAcknowledged(seen, item)}
            onAcknowledge={() => acknowledge(item)}
            onTakeBack={() => onTakeBack(item)}
          />
        )}
      </VirtualTable>
    </div>
  );
}
