import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { type CustomField, customText } from '#/domain/records/customField.ts';
import type { FieldChoice } from '#/domain/records/fieldEntry.ts';
import { carrierKey } from '#/domain/records/identityKeys.ts';
import { placeKey, placeName } from '#/domain/records/placeName.ts';
import { imoOf, vesselOrCarrier, voyageKey } from '#/domain/records/vesselIdentity.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { statusKey, type StatusFact, statusOf } from '#/domain/status/status.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { dayOf } from '#/time/localDay.ts';
import { sortKey } from '#/time/moment.ts';
import { firstOf } from './cellValue.ts';
import { isFieldKey, slugIn, fieldsOf, labelledValues } from './fields.ts';
import { orderText } from './order.ts';
import { containerOfRow, type FleetRow } from './row.ts';
import type { Grouping, RecordGrouping } from './view.ts';

/** What rows have in common that has a name. */
export type NamedGroupFact =
  /** As the records have it: a carrier, a customer, the value of a custom field. */
  | { readonly code: 'name'; readonly name: string }
  | {
      readonly code: 'vessel';
      readonly name: string | null;
      readonly imo: string | null;
      readonly voyage: string | null;
    }
  | { readonly code: 'port'; readonly name: string | null }
  | { readonly code: 'status'; readonly status: StatusFact }
  /** Of a custom field: yes or no. */
  | { readonly code: 'flag'; readonly on: boolean };

/** What rows have in common. */
export type GroupFact =
  | NamedGroupFact
  | { readonly code: 'day'; readonly day: CalendarDay }
  | { readonly code: 'number'; readonly number: number };

/** What it is called in the language of the reader. */
export type NameGroup = (fact: NamedGroupFact) => string;

/** Rows that have something in common. */
export interface FleetGroup {
  /** Unique among the groups of a list; the same for the same group whenever the list changes. */
  readonly key: string;
  /** What they have in common; nothing for the rows where it is not reported, several things where they have several values. */
  readonly common: readonly GroupFact[];
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
 * @param nameOf what the alphabet is asked of
 * @param options of the custom field, in their order
 */
export function groupRows(
  rows: readonly FleetRow[],
  grouping: Grouping,
  nameOf: NameGroup,
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
    .map(([key, members]) => createGroup(key, members, grouping, ranks, nameOf))
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

function createGroup(
  key: string,
  rows: readonly FleetRow[],
  grouping: Grouping,
  ranks: Ranks,
  nameOf: NameGroup,
): PlacedGroup {
  const marks = (rows[0] ? marksOf(rows[0], grouping, ranks) : [])
    .map((mark) => ({ fact: mark.fact, at: placeOf(mark, nameOf) }))
    .toSorted((a, b) => comparePositions([a.at], [b.at]));
  return {
    group: {
      key,
      common: marks.flatMap(({ fact }) => fact ?? []),
      shipments: new Set(rows.map((row) => row.shipment)).size,
      containers: rows.reduce((sum, { containers }) => sum + containers.length, 0),
      rows,
    },
    at: marks.length === 0 ? [[Infinity, '']] : positions(key, rows, grouping, marks),
  };
}

/** What has no rank stands after what has one, in the order of the alphabet. */
function placeOf({ key, fact, rank }: Mark, nameOf: NameGroup): GroupOrder {
  if (rank !== undefined) return [0, rank];
  if (fact === null || fact.code === 'day' || fact.code === 'number') return [1, key];
  return [1, orderText(nameOf(fact))];
}

function positions(
  key: string,
  rows: readonly FleetRow[],
  grouping: Grouping,
  marks: readonly { readonly at: GroupOrder }[],
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

/** Where something stands among others: by place, and by key within a place. All keys of a place are of one kind. */
type GroupOrder = readonly [place: number, key: number | string];

/** One thing that rows can have in common. */
interface Mark {
  /** The same for the same thing, and never empty. */
  readonly key: string;
  /** Null where nothing is reported by which it could be called. */
  readonly fact: GroupFact | null;
  /** Where it stands among others, if not by its name. */
  readonly rank?: number | undefined;
}

/** Where the values of a field stand that the account has put in an order. */
type Ranks = ReadonlyMap<string, number>;

/** What a row can have in common with others; none where it is not reported, several where it has several values. */
function marksOf(row: FleetRow, grouping: Grouping, ranks: Ranks): readonly Mark[] {
  if (isFieldKey(grouping)) {
    return fieldMarks(fieldsOf(slugIn(grouping), row.shipment, row.containers), ranks);
  }
  if (grouping === 'status') return statusMarks(row);
  const key = markKey(row, grouping);
  return key === '' ? [] : [{ key, fact: markFact(row, grouping) }];
}

type ShipmentGrouping = Exclude<RecordGrouping, 'status'>;

/** Empty where it is not reported. Ports and vessels go by their id, as everywhere (`samePlace`). */
function markKey(row: FleetRow, grouping: ShipmentGrouping): string {
  const { shipment } = row;
  const { portOfDischarge, podVessel, podVoyageNumber, carrier } = shipment;
  switch (grouping) {
    case 'day': {
      const arrival = arrivalOf(shipment, containerOfRow(row));
      return arrival ? dayOf(arrival.moment) : '';
    }
    case 'vessel': {
      const isNamed = (podVessel?.name ?? imoOf(podVessel) ?? podVoyageNumber) !== null;
      return isNamed ? `${vesselOrCarrier(shipment)} ${voyageKey(podVoyageNumber)}` : '';
    }
    case 'discharge':
      return placeKey(portOfDischarge) ?? '';
    case 'carrier':
      return carrierKey(carrier);
    case 'customer':
      return shipment.customerName ?? '';
  }
}

function markFact(row: FleetRow, grouping: ShipmentGrouping): GroupFact | null {
  const { shipment } = row;
  switch (grouping) {
    case 'day': {
      const arrival = arrivalOf(shipment, containerOfRow(row));
      return arrival && { code: 'day', day: dayOf(arrival.moment) };
    }
    case 'vessel': {
      const { podVessel, podVoyageNumber: voyage } = shipment;
      return { code: 'vessel', name: podVessel?.name ?? null, imo: imoOf(podVessel), voyage };
    }
    case 'discharge':
      return { code: 'port', name: placeName(shipment.portOfDischarge) };
    case 'carrier':
      return nameFact(carrierName(shipment.carrier));
    case 'customer':
      return nameFact(shipment.customerName);
  }
}

const nameFact = (name: string | null): GroupFact | null => (name ? { code: 'name', name } : null);

/** By what the containers show, in the order of a journey, then in that of the alphabet. */
function statusMarks({ shipment, containers }: FleetRow): readonly Mark[] {
  return once(
    containers.map((container): Mark => {
      const status = statusOf(container, shipment);
      const rank = containerStatuses.findIndex((known) => known === status.group);
      return {
        key: statusKey(status),
        fact: { code: 'status', status },
        rank: rank < 0 ? undefined : rank,
      };
    }),
  );
}

/** As the cell of the field says it: of several moments the first, on its day, and every other value once. */
function fieldMarks(fields: readonly CustomField[], ranks: Ranks): readonly Mark[] {
  const first = firstOf(fields.flatMap(({ value }) => (value.kind === 'moment' ? [value.moment] : [])));
  if (first) {
    const day = dayOf(first);
    return [{ key: day, fact: { code: 'day', day }, rank: Date.parse(day) }];
  }
  return once(fields.flatMap((field) => valueMarks(field, ranks)));
}

function valueMarks(field: CustomField, ranks: Ranks): readonly Mark[] {
  const { value } = field;
  switch (value.kind) {
    case 'flag':
      return [{ key: String(value.on), fact: { code: 'flag', on: value.on }, rank: value.on ? 0 : 1 }];
    case 'number': {
      const { number } = value;
      return [{ key: String(number), fact: { code: 'number', number }, rank: number }];
    }
    case 'reference':
      return [{ key: `${value.type} ${value.id}`, fact: nameFact(customText(field)) }];
    case 'text':
    case 'texts':
      return labelledValues(field).map(([text, name]) => ({
        key: text,
        fact: nameFact(name),
        rank: ranks.get(text),
      }));
    case 'moment':
      return [];
  }
}

function once(marks: readonly Mark[]): readonly Mark[] {
  return marks.length < 2 ? marks : [...new Map(marks.map((each) => [each.key, each])).values()];
}
