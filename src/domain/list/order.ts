import type { Instant } from '#/time/instant.ts';
import { sortKey } from '#/time/moment.ts';
import type { CellValue, FleetColumn } from './column.ts';
import { findColumn, type KnownColumns } from './columns.ts';
import type { FleetRow } from './row.ts';
import type { FleetOrder } from './view.ts';
import { orderText } from './orderText.ts';

/** Where a line stands. Places run upwards in both directions, keys within a place with the direction of the arrow. */
interface Key {
  readonly place: number;
  readonly key: number | string;
}

/** `toCome` is also every number and plain moment. */
const places = { toCome: 0, happened: 1, text: 2, blank: 3 } as const;
const blank: Key = { place: places.blank, key: 0 };

/**
 * The lines by a column. Equals keep their order; what lacks the value comes last in both directions. Of moments that
 * may be expected or actual, those to come stand first, an elapsed one included: they are what a plan is made by.
 */
export function orderRows(
  rows: readonly FleetRow[],
  order: FleetOrder | null,
  now: Instant,
): readonly FleetRow[] {
  const column = order && findColumn(order.column);
  if (!column) return rows;
  const sign = order.descending ? -1 : 1;
  const keys = keysOf(column, now);
  const keyed = rows.map((row) => {
    let key = keys.get(row);
    if (!key) keys.set(row, (key = readKey(row, column, now)));
    return { row, key };
  });
  return keyed.toSorted((a, b) => compare(a.key, b.key, sign)).map(({ row }) => row);
}

/**
 * The lines that a filter left, in the order of the whole list: orders only where that tells nothing, which is much
 * dearer. Lines that lost containers may stand elsewhere than the whole ones did.
 *
 * @param ordered all lines without a filter, by the same order
 */
export function keepOrder(
  ordered: readonly FleetRow[],
  rows: readonly FleetRow[],
  order: FleetOrder | null,
  now: Instant,
): readonly FleetRow[] {
  if (!order) return rows;
  const left = new Set(rows);
  const found = ordered.filter((row) => left.has(row));
  return found.length === rows.length ? found : orderRows(rows, order, now);
}

function compare(a: Key, b: Key, sign: 1 | -1): number {
  if (a.place !== b.place) return a.place - b.place;
  if (a.key === b.key) return 0;
  return (a.key < b.key ? -1 : 1) * sign;
}

interface Keys {
  readonly now: Instant;
  readonly keys: WeakMap<FleetRow, Key>;
}

// Lines stay the same objects from one keystroke to the next, and so their keys are made once.
const kept = new Map<string, Keys>();

function keysOf({ id }: FleetColumn, now: Instant): WeakMap<FleetRow, Key> {
  let known = kept.get(id);
  if (known?.now !== now) kept.set(id, (known = { now, keys: new WeakMap() }));
  return known.keys;
}

function readKey(row: FleetRow, column: FleetColumn, now: Instant): Key {
  if (!column.order) return keyOf(column.value(row, { now }));
  const key = column.order(row, { now });
  return key === null ? blank : { place: places.toCome, key };
}

function keyOf(value: CellValue): Key {
  if (value === null) return blank;
  switch (value.kind) {
    case 'text':
      return { place: places.text, key: orderText(value.text) };
    case 'texts':
      return { place: places.text, key: value.texts.map(orderText).join('\n') };
    case 'number':
      return { place: places.toCome, key: value.number };
    case 'instant':
      return { place: places.toCome, key: value.at };
    case 'moment': {
      const place = value.status === 'actual' ? places.happened : places.toCome;
      return { place, key: sortKey(value.moment) };
    }
  }
}

/** The order in words, as it stands after a count of lines. */
export function orderWords(order: FleetOrder | null, columns: KnownColumns): string {
  const column = order && columns.find(order.column);
  if (!column) return 'newest first';
  return `by ${lowerFirst(column.label)}${order.descending ? ', descending' : ''}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
