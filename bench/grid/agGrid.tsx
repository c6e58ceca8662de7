import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import type { Contender } from './page.tsx';
import { peerColumns, type PeerRow, peerRows } from './peerRows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<PeerRow>[] = peerColumns.map(([field, headerName]) => ({ field, headerName, flex: 1 }));

function Peer({ rows }: { rows: PeerRow[] }) {
  const [text, setText] = useState('');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <input aria-label="Filter" value={text} onChange={(event) => setText(event.target.value)} />
      <div style={{ flex: 1 }}>
        <AgGridReact<PeerRow>
          rowData={rows}
          columnDefs={columns}
          quickFilterText={text}
          cacheQuickFilter
          rowHeight={56}
          getRowId={({ data }) => data.id}
        />
      </div>
    </div>
  );
}

export const agGrid: Contender = {
  prepare: (shipments, byContainer) => {
    const rows = peerRows(shipments, byContainer);
    return () => <Peer rows={rows} />;
  },
  row: '.ag-row',
  viewport: '.ag-grid-viewport',
  input: 'input[aria-label="Filter"]',
};
