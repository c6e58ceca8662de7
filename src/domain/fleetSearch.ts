import { parseDayBound } from './dayBound.ts';
import { findColumn } from './fleetColumns.ts';
import { rowKinds } from './fleetRow.ts';
import { defaultColumns, type FleetOrder, type FleetView, groupings } from './fleetView.ts';
import { parseColumns, printColumns } from './columnList.ts';
import { isTrackingState } from './trackingState.ts';

/**
 * The view as it stands in an address: texts only, as somebody wrote them. A text that this version cannot read stays
 * in the address, where it does no harm and where another version may understand it.
 */
export interface FleetSearch {
  readonly by?: string | undefined;
  /** `number:180,carrier,arrival:160`. */
  readonly columns?: string | undefined;
  /** Id of a column, with a leading `-` for descending. */
  readonly sort?: string | undefined;
  readonly group?: string | undefined;
  readonly q?: string | undefined;
  readonly status?: readonly string[] | undefined;
  readonly carrier?: readonly string[] | undefined;
  readonly pod?: readonly string[] | undefined;
  readonly tag?: readonly string[] | undefined;
  readonly tracking?: readonly string[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A part of an address that does not count, and what it asked for. */
export interface DroppedPart {
  readonly key: 'by' | 'columns' | 'sort' | 'group' | 'tracking' | 'from' | 'to';
  readonly text: string;
}

/** Reads part by part: what cannot be read is left out and named, the rest counts. Never throws. */
export function readFleetSearch(search: FleetSearch): {
  readonly view: FleetView;
  readonly dropped: readonly DroppedPart[];
} {
  const dropped: DroppedPart[] = [];
  const read = <Value>(
    key: DroppedPart['key'],
    text: string | undefined,
    parse: (text: string) => Value | null | undefined,
  ): Value | null => {
    if (text === undefined) return null;
    const value = parse(text) ?? null;
    if (value === null) dropped.push({ key, text });
    return value;
  };

  const by = read('by', search.by, (text) => rowKinds.find((kind) => kind === text)) ?? 'shipment';
  const list = search.columns === undefined ? null : parseColumns(search.columns);
  for (const text of list?.dropped ?? []) dropped.push({ key: 'columns', text });
  const order = read('sort', search.sort, (text) => {
    const column = text.replace(/^-/, '');
    return findColumn(column) && { column, descending: text.startsWith('-') };
  });
  const group = read('group', search.group, (text) => groupings.find((grouping) => grouping === text));
  const tracking = (search.tracking ?? [])
    .map((text) => read('tracking', text, (word) => (isTrackingState(word) ? word : null)))
    .filter((state) => state !== null);
  const { q, status, carrier, pod, tag } = search;
  const filter = {
    q,
    status,
    carrier,
    pod,
    tag,
    tracking: tracking.length > 0 ? tracking : undefined,
    from: read('from', search.from, parseDayBound) ?? undefined,
    to: read('to', search.to, parseDayBound) ?? undefined,
  };
  const columns = list?.columns ?? defaultColumns[by];
  return { view: { by, columns, order, group, filter }, dropped };
}

/** The address of a view; what is as usual leaves no trace in it. Reading it back gives the same view. */
export function printFleetSearch({ by, columns, order, group, filter }: FleetView): FleetSearch {
  const list = printColumns(columns);
  return {
    ...filter,
    by: by === 'shipment' ? undefined : by,
    columns: list === printColumns(defaultColumns[by]) ? undefined : list,
    sort: printOrder(order),
    group: group ?? undefined,
  };
}

export function printOrder(order: FleetOrder | null): string | undefined {
  return order ? `${order.descending ? '-' : ''}${order.column}` : undefined;
}
