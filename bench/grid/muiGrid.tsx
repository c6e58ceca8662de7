import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Contender } from './page.tsx';
import { peerColumns, type PeerRow, peerRows } from './peerRows.ts';

const columns: GridColDef<PeerRow>[] = peerColumns.map(([field, headerName]) => ({
  field,
  headerName,
  flex: 1,
}));

// The community edition draws pages of at most 100 rows.
function Peer({ rows }: { rows: PeerRow[] }) {
  const [text, setText] = useState('');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <input aria-label="Filter" value={text} onChange={(event) => setText(event.target.value)} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={56}
          filterModel={{ items: [], quickFilterValues: text.split(' ').filter(Boolean) }}
        />
      </div>
    </div>
  );
}

export const muiGrid: Contender = {
  prepare: (shipments, byContainer) => {
    const rows = peerRows(shipments, byContainer);
    return () => <Peer rows={rows} />;
  },
  row: '.MuiDataGrid-row',
  viewport: '.MuiDataGrid-virtualScroller',
  input: 'input[aria-label="Filter"]',
};
