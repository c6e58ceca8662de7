import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { isFinished } from './due.ts';
import { filterTests, isFiltered } from './filter.ts';
import { foundBy } from './foundBy.ts';
import type { FleetRow, RowKind } from './row.ts';
import type { ReadyFilter } from './view.ts';

// The list in order: an address is read into a view (search.ts, view.ts), the view filters shipments into rows (here,
// by filter.ts and facets.ts), rows are sorted (order.ts) and grouped (rowGroups.ts), and each column says what a cell of a
// row holds (columns.ts, column.ts). Screen, files and paper draw the same cells.

/**
 * The rows that match, in the order of the shipments. A row for a shipment has those of its containers that match; rows
 * for containers are those containers, so a booking without any has none. A row that lost no container stays the same
 * object as long as its shipment does, so that what was derived from it can be cached.
 */
export function fleetRows(
  shipments: readonly Shipment[],
  by: RowKind,
  filter: ReadyFilter,
  now: Instant,
): FleetRow[] {
  if (!isFiltered(filter) && !filter.active)
    return by === 'shipment' ? shipments.map(wholeRow) : shipments.flatMap(containerRows);
  const tests = filterTests(filter, now);
  const rows: FleetRow[] = [];
  for (const { shipment, containers: found } of foundBy(shipments, filter)) {
    if (tests.failing(shipment).length > 0 || !tests.window(shipment)) continue;
    if (filter.active && isFinished(shipment)) continue;
    const left = tests.containers(shipment, found);
    const containers = left && tests.fields(shipment, left);
    if (!containers) continue;
    if (by === 'shipment') {
      rows.push(shipmentRow(shipment, containers));
    } else {
      const whole = containerRows(shipment);
      const all = containers.length === shipment.containers.length;
      for (const row of whole) if (all || containers.includes(row.containers[0])) rows.push(row);
    }
  }
  return rows;
}

const wholeRows = new WeakMap<Shipment, FleetRow>();

function shipmentRow(shipment: Shipment, containers: readonly Container[]): FleetRow {
  if (containers.length < shipment.containers.length) {
    return { id: shipment.id, kind: 'shipment', shipment, containers };
  }
  return wholeRow(shipment);
}

function wholeRow(shipment: Shipment): FleetRow {
  let row = wholeRows.get(shipment);
  if (!row) {
    row = { id: shipment.id, kind: 'shipment', shipment, containers: shipment.containers };
    wholeRows.set(shipment, row);
  }
  return row;
}

interface ContainerRow extends FleetRow {
  readonly containers: readonly [Container];
}

const singleRows = new WeakMap<Shipment, readonly ContainerRow[]>();

function containerRows(shipment: Shipment): readonly ContainerRow[] {
  let rows = singleRows.get(shipment);
  if (!rows) {
    rows = shipment.containers.map((container) => ({
      // Two shipments may name one container.
      id: `${shipment.id} ${container.id}`,
      kind: 'container',
      shipment,
      containers: [container],
    }));
    singleRows.set(shipment, rows);
  }
  return rows;
}
