import { arrivalOf } from '#/domain/arrival/arrival.ts';
import type { FieldChoice } from '#/domain/records/fieldEntry.ts';
import { sortKey } from '#/time/moment.ts';
import type { CellValue } from './column.ts';
import { type Mark, marksOf, type GroupOrder, type Ranks } from './groupMarks.ts';
import { containerOfRow, type FleetRow } from './row.ts';
import type { Grouping } from './view.ts';

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
 * Groups rows, each once: rows with the same several values are a group of their own, after that of the first of them.
 * Days on which something is still to arrive come first and ascend, overdue ones included; days on which all has
 * arrived follow and descend. Vessels are sorted the same way by their arrivals, statuses as a journey goes, options of
 * a custom field as they were defined, its days, numbers, "Yes" and "No" ascending, all else by name. The rows without a
 * value are the last group.
 *
 * @param options of the custom field, in their order
 */
export function groupRows(
  rows: readonly FleetRow[],
  grouping: Grouping,
  options: readonly FieldChoice[] = [],
): FleetGroup[] {
  const ranks = new Map(options.map(({ value }, rank) => [value, rank]));
  const known = keysOf(grouping);
  const byKey = Map.groupBy(rows, (row) => {
    let key = known.get(row);
    if (key === undefined) known.set(row, (key = keyOf(marksOf(row, grouping, ranks))));
    return key;
  });
  return [...byKey]
    .map(([key, members]) => createGroup(key, members, grouping, ranks))
    .toSorted((a, b) => comparePositions(a.at, b.at))
    .map(({ group }) => group);
}

// A row stays the same object as long as its shipment does, so its key is made once and not at every keystroke.
const keys = new Map<Grouping, WeakMap<FleetRow, string>>();

function keysOf(grouping: Grouping): WeakMap<FleetRow, string> {
  const known = keys.get(grouping) ?? new WeakMap<FleetRow, string>();
  keys.set(grouping, known);
  return known;
}

function keyOf(marks: readonly Mark[]): string {
  const all = marks.map(({ key }) => key);
  return all.length < 2 ? (all[0] ?? '') : all.toSorted().join('\n');
}

interface PlacedGroup {
  readonly group: FleetGroup;
  readonly at: readonly GroupOrder[];
}

function createGroup(key: string, rows: readonly FleetRow[], grouping: Grouping, ranks: Ranks): PlacedGroup {
  const marks = (rows[0] ? marksOf(rows[0], grouping, ranks) : []).toSorted((a, b) =>
    comparePositions([a.at], [b.at]),
  );
  return {
    group: {
      key,
      label: labelOf(marks),
      shipments: new Set(rows.map((row) => row.shipment)).size,
      containers: rows.reduce((sum, { containers }) => sum + containers.length, 0),
      rows,
    },
    at: marks.length === 0 ? [[Infinity, '']] : positions(key, rows, grouping, marks),
  };
}

function labelOf(marks: readonly Mark[]): CellValue {
  if (marks.length < 2) return marks[0]?.label ?? null;
  const texts = marks.map(({ key, label }) => (label?.kind === 'text' ? label.text : key));
  return { kind: 'texts', texts };
}

function positions(
  key: string,
  rows: readonly FleetRow[],
  grouping: Grouping,
  marks: readonly Mark[],
): readonly GroupOrder[] {
  if (grouping === 'day') {
    const day = Date.parse(key);
    return [rows.some(isExpected) ? [0, day] : [1, -day]];
  }
  if (grouping === 'vessel') return [nextArrival(rows)];
  return marks.map(({ at }) => at);
}

function isExpected(row: FleetRow): boolean {
  return arrivalOf(row.shipment, containerOfRow(row))?.status === 'expected';
}

function nextArrival(rows: readonly FleetRow[]): GroupOrder {
  let [next, newest] = [Infinity, -Infinity];
  for (const row of rows) {
    const arrival = arrivalOf(row.shipment, containerOfRow(row));
    if (!arrival) continue;
    const at = sortKey(arrival.moment);
    if (arrival.status === 'expected') next = Math.min(next, at);
    else newest = Math.max(newest, at);
  }
  if (next < Infinity) return [0, next];
  return newest > -Infinity ? [1, -newest] : [2, 0];
}

/** One after the other, so that the shorter of two lists that begin alike comes first. */
function comparePositions(one: readonly GroupOrder[], other: readonly GroupOrder[]): number {
  for (const [index, [place, key]] of one.entries()) {
    const [otherPlace, otherKey] = other[index] ?? [-1, ''];
    if (place !== otherPlace) return place - otherPlace;
    if (key !== otherKey) return key < otherKey ? -1 : 1;
  }
  return one.length - other.length;
}
