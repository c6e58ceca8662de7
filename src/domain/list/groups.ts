import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { dayOf } from '#/time/localDay.ts';
import { sortKey } from '#/time/moment.ts';
import { dayCell, textCell } from './cellValue.ts';
import type { CellValue } from './column.ts';
import { orderText } from './orderText.ts';
import type { FleetRow } from './row.ts';
import type { Grouping } from './view.ts';
import { unnamedPort, unnamedVessel, vesselAndVoyage } from './words.ts';

/** Rows that have something in common. */
export interface FleetGroup {
  /** Unique among the groups of a list; the same for the same group whenever the list changes. */
  readonly key: string;
  /** What they have in common; null for the rows where it is not reported. */
  readonly label: CellValue;
  readonly shipments: number;
  readonly containers: number;
  /** In the order of the list. */
  readonly rows: readonly FleetRow[];
}

/**
 * Groups rows. Days on which something is still to arrive come first and ascend, overdue ones included; days on which
 * all has arrived follow and descend. Vessels are sorted the same way by their arrivals, ports and carriers by name. The
 * rows without a value are the last group.
 */
export function groupRows(rows: readonly FleetRow[], grouping: Grouping): FleetGroup[] {
  const known = keys[grouping];
  const byKey = Map.groupBy(rows, ({ shipment }) => {
    let key = known.get(shipment);
    if (key === undefined) known.set(shipment, (key = keyOf(shipment, grouping)));
    return key;
  });
  const groups = [...byKey].map(([key, members]) => createGroup(key, members, grouping));
  return groups
    .map((group) => ({ group, at: position(group, grouping) }))
    .toSorted((a, b) => comparePositions(a.at, b.at))
    .map(({ group }) => group);
}

// A shipment is replaced and never changed, so its key is made once and not at every keystroke.
const keys: Readonly<Record<Grouping, WeakMap<Shipment, string>>> = {
  day: new WeakMap(),
  vessel: new WeakMap(),
  discharge: new WeakMap(),
  carrier: new WeakMap(),
};

function createGroup(key: string, rows: readonly FleetRow[], grouping: Grouping): FleetGroup {
  const shipment = rows[0]?.shipment;
  return {
    key,
    label: shipment && key !== '' ? labelOf(shipment, grouping) : null,
    shipments: new Set(rows.map((row) => row.shipment)).size,
    containers: rows.reduce((sum, { containers }) => sum + containers.length, 0),
    rows,
  };
}

/** Empty where it is not reported. Ports and vessels go by their id, as everywhere (`samePlace`). */
function keyOf(shipment: Shipment, grouping: Grouping): string {
  const { portOfDischarge, podVessel, podVoyageNumber, carrier } = shipment;
  switch (grouping) {
    case 'day': {
      const arrival = arrivalOf(shipment);
      return arrival ? dayOf(arrival.moment) : '';
    }
    case 'vessel': {
      const vessel = podVessel?.id ?? podVessel?.imo ?? podVessel?.name;
      return vessel || podVoyageNumber ? `${vessel ?? ''} ${podVoyageNumber?.toUpperCase() ?? ''}` : '';
    }
    case 'discharge':
      return portOfDischarge?.id ?? placeName(portOfDischarge)?.toUpperCase() ?? '';
    case 'carrier':
      return carrier.scac ?? carrierName(carrier)?.toUpperCase() ?? '';
  }
}

function labelOf(shipment: Shipment, grouping: Grouping): CellValue {
  switch (grouping) {
    case 'day': {
      const arrival = arrivalOf(shipment);
      return arrival && dayCell(dayOf(arrival.moment));
    }
    case 'vessel': {
      const { podVessel, podVoyageNumber } = shipment;
      const name = podVessel?.name ?? (podVessel?.imo ? `IMO ${podVessel.imo}` : unnamedVessel);
      return textCell(vesselAndVoyage(name, podVoyageNumber));
    }
    case 'discharge':
      return textCell(placeName(shipment.portOfDischarge) ?? unnamedPort);
    case 'carrier':
      return textCell(carrierName(shipment.carrier));
  }
}

type Position = readonly [place: number, key: number | string];

function position({ key, label, rows }: FleetGroup, grouping: Grouping): Position {
  if (key === '') return [3, ''];
  if (grouping === 'day') {
    const day = Date.parse(key);
    return rows.some(isExpected) ? [0, day] : [1, -day];
  }
  if (grouping === 'vessel') return nextArrival(rows);
  return [0, label?.kind === 'text' ? orderText(label.text) : key];
}

function isExpected({ shipment }: FleetRow): boolean {
  return arrivalOf(shipment)?.status === 'expected';
}

function nextArrival(rows: readonly FleetRow[]): Position {
  let [next, newest] = [Infinity, -Infinity];
  for (const { shipment } of rows) {
    const arrival = arrivalOf(shipment);
    if (!arrival) continue;
    const at = sortKey(arrival.moment);
    if (arrival.status === 'expected') next = Math.min(next, at);
    else newest = Math.max(newest, at);
  }
  if (next < Infinity) return [0, next];
  return newest > -Infinity ? [1, -newest] : [2, 0];
}

function comparePositions([place, key]: Position, [otherPlace, otherKey]: Position): number {
  if (place !== otherPlace) return place - otherPlace;
  return key === otherKey ? 0 : key < otherKey ? -1 : 1;
}
