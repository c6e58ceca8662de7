import type { FleetRow } from '#/domain/fleetRow.ts';
import { VirtualTable } from '#/ui/VirtualTable.tsx';
import { ShipmentRow } from './ShipmentRow.tsx';

const columns = ['Bill of lading', 'Carrier and vessel', 'Route', 'Arrival at discharge', 'Containers'];
const columnGrid =
  'xl:grid-cols-[minmax(10rem,1.1fr)_minmax(9rem,1fr)_minmax(11rem,1.4fr)_minmax(11rem,1fr)_minmax(15rem,1.4fr)]';

export function ShipmentTable({ rows }: { rows: readonly FleetRow[] }) {
  return (
    <VirtualTable label="Shipments" columns={columns} grid={columnGrid} rows={rows}>
      {(row) => <ShipmentRow row={row} />}
    </VirtualTable>
  );
}
