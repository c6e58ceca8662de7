import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { rowHeights } from '../../src/ui/grid/rowPlaces.ts';
import type { Contender } from './contender.ts';
import { peerColumns, type PeerRow, peerRows } from './peerRows.ts';

// The community edition draws pages of at most 100 rows.
function Peer({ rows, columns }: { rows: PeerRow[]; columns: GridColDef<PeerRow>[] }) {
  const [text, setText] = useState('');
  const filter = useMemo(() => ({ items: [], quickFilterValues: text.split(' ').filter(Boolean) }), [text]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <input aria-label="Filter" value={text} onChange={(event) => setText(event.target.value)} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={rows} columns={columns} rowHeight={rowHeights.regular} filterModel={filter} />
      </div>
    </div>
  );
}

export const muiGrid: Contender = {
  prepare: (shipments, by) => {
    const rows = peerRows(shipments, by);
    const columns: GridColDef<PeerRow>[] = peerColumns(by).map((column) => ({ ...column, flex: 1 }));
    return () => <Peer rows={rows} columns={columns} />;
  },
  row: '.MuiDataGrid-row',
  viewport: '.MuiDataGrid-virtualScroller',
  input: 'input[aria-label="Filter"]',
};
