import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import '../../src/app/styles.css';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, useContext, useMemo, useState } from 'react';
import { knownColumns } from '../../src/domain/list/columns.ts';
import type { RowKind } from '../../src/domain/list/row.ts';
import { readFleetSearch } from '../../src/domain/list/search.ts';
import type { Shipment } from '../../src/domain/records/shipment.ts';
import { useColumnContext } from '../../src/features/shipments/columns/useKnownColumns.ts';
import { ShipmentList } from '../../src/features/shipments/grid/ShipmentList.tsx';
import { useFleetRows } from '../../src/features/shipments/useFleetView.ts';
import { systemClock } from '../../src/time/clock.ts';
import { instant } from '../../src/time/instant.ts';
import { readZone } from '../../src/time/zone.ts';
import { zoneOffset } from '../../src/time/zoneOffsets.ts';
import { FilterField } from '../../src/ui/fields/FilterField.tsx';
import type { Contender } from './contender.ts';

const Given = createContext<{ shipments: readonly Shipment[]; by: RowKind }>({
  shipments: [],
  by: 'shipment',
});
const now = systemClock.now();
const known = knownColumns([]);

function List() {
  const { shipments, by } = useContext(Given);
  const [text, setText] = useState('');
  const q = text;
  const { view } = useMemo(() => readFleetSearch({ by, ...(q && { q }) }), [by, q]);
  const context = useColumnContext(view, false, shipments, shipments, now);
  const { rows, groups } = useFleetRows(shipments, view, view.filter, [], context);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <FilterField value={text} onChange={setText} />
      <ShipmentList
        known={known}
        rows={rows}
        empty={null}
        groups={groups}
        view={view}
        context={context}
        onExport={() => undefined}
      />
    </div>
  );
}

export const listSelectors = {
  row: '[role=grid] [role=row][data-line]',
  viewport: '[role=grid] [data-scroll-restoration-id]',
  input: 'input[aria-label="Filter the list by text"]',
} as const;

/** Our list and its filter alone, from the domain's records, in a router that only makes its links. */
export const list: Contender = {
  prepare: async (shipments, by) => {
    // Where the application reads an answer it proves its zones, which a file of records did not. What their clocks
    // say is asked for once and then kept: here before the clock runs, as for the texts of the peers.
    for (const [, at, name = ''] of JSON.stringify(shipments).matchAll(/"at":(-?\d+),"zone":"([^"]+)"/g)) {
      const zone = readZone(name);
      if (zone) zoneOffset(instant(Number(at)), zone);
    }
    const root = createRootRoute();
    const app = createRoute({ getParentRoute: () => root, id: '_app' });
    const page = createRoute({ getParentRoute: () => app, path: '/shipments', component: List });
    const history = createMemoryHistory({ initialEntries: ['/shipments'] });
    const router = createRouter({ routeTree: root.addChildren([app.addChildren([page])]), history });
    await router.load();
    const queryClient = new QueryClient();
    return () => (
      <QueryClientProvider client={queryClient}>
        <Given value={{ shipments, by }}>
          <RouterProvider router={router as never} />
        </Given>
      </QueryClientProvider>
    );
  },
  ...listSelectors,
};
