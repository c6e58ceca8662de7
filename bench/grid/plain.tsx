import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { rowHeights } from '../../src/ui/grid/rowPlaces.ts';
import type { Contender } from './contender.ts';
import { type PeerColumn, peerColumns, type PeerRow, peerRows } from './peerRows.ts';

/** A virtual list of plain texts, without any other feature: less than that no list in React can cost. */
function Plain({ rows, columns }: { rows: readonly PeerRow[]; columns: readonly PeerColumn[] }) {
  const [text, setText] = useState('');
  const viewport = useRef<HTMLDivElement>(null);
  const found = text
    ? rows.filter((row) =>
        columns.some(({ field }) => row[field]?.toLowerCase().includes(text.toLowerCase())),
      )
    : rows;
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeights.regular,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 0,
  });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <input aria-label="Filter" value={text} onChange={(event) => setText(event.target.value)} />
      <div ref={viewport} data-viewport style={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        <div
          aria-rowcount={found.length}
          style={{ position: 'relative', height: virtualizer.getTotalSize(), overflow: 'hidden' }}
        >
          {virtualizer.getVirtualItems().map(({ index, key, start }) => (
            <div
              key={key}
              data-row
              style={{
                position: 'absolute',
                display: 'flex',
                width: '100%',
                height: rowHeights.regular,
                top: start,
              }}
            >
              {columns.map(({ field }) => (
                <span key={field} style={{ flex: 1, overflow: 'hidden', whiteSpace: 'nowrap' }}>
                  {found[index]?.[field]}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

export const plain: Contender = {
  prepare: (shipments, by) => {
    const rows = peerRows(shipments, by);
    const columns = peerColumns(by);
    return () => <Plain rows={rows} columns={columns} />;
  },
  row: '[data-row]',
  viewport: '[data-viewport]',
  input: 'input[aria-label="Filter"]',
};
