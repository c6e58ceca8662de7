import { useRef } from 'react';
import { isAcknowledged, useAcknowledgements } from '#/device/acknowledgements.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { focusNeighbour } from '#/ui/focusNeighbour.ts';
import { VirtualTable } from '#/ui/VirtualTable.tsx';
import { ExceptionRow } from './ExceptionRow.tsx';
import { columnTitles, pageTitle } from './words.ts';

const columnGrid =
  'xl:grid-cols-[7.5rem_minmax(14rem,2.4fr)_minmax(10rem,1.1fr)_minmax(9rem,1fr)_minmax(8rem,1fr)_6.5rem]';

/** The exceptions by priority. One that is acknowledged hands the keyboard to the row that takes its place. */
export function ExceptionsTable({
  rows,
  onAcknowledge,
  onUndo,
}: {
  rows: readonly ExceptionItem[];
  onAcknowledge: (item: ExceptionItem) => void;
  onUndo: (item: ExceptionItem) => void;
}) {
  const acknowledged = useAcknowledgements((state) => state.acknowledged);
  const table = useRef<HTMLDivElement>(null);

  const acknowledge = (item: ExceptionItem) => {
    focusNeighbour(table.current);
    onAcknowledge(item);
  };

  return (
    <div ref={table} className="contents">
      <VirtualTable label={pageTitle} columns={columnTitles} grid={columnGrid} rows={rows}>
        {(item) => (
          <ExceptionRow
            item={item}
            acknowledged={isAcknowledged(acknowledged, item)}
            onAcknowledge={() => acknowledge(item)}
            onUndo={() => onUndo(item)}
          />
        )}
      </VirtualTable>
    </div>
  );
}
