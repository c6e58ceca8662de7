import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { rowHeights } from '../../src/ui/grid/rowPlaces.ts';
import type { Contender } from './contender.ts';
import { peerColumns, type PeerRow, peerRows } from './peerRows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

function Peer({ rows, columns }: { rows: PeerRow[]; columns: ColDef<PeerRow>[] }) {
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
          rowHeight={rowHeights.regular}
          getRowId={({ data }) => data.id}
        />
      </div>
    </div>
  );
}

export const agGrid: Contender = {
  prepare: (shipments, by) => {
    const rows = peerRows(shipments, by);
    const columns: ColDef<PeerRow>[] = peerColumns(by).map((column) => ({ ...column, flex: 1 }));
    return () => <Peer rows={rows} columns={columns} />;
  },
  row: '.ag-row',
  viewport: '.ag-grid-viewport',
  input: 'input[aria-label="Filter"]',
};
