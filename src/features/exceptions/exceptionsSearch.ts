import { type Acknowledged, isAcknowledged } from '#/device/acknowledgements.ts';
import { type ExceptionItem, type ExceptionKind, exceptionKinds } from '#/domain/exceptions/exception.ts';
import {
  type ExceptionRow,
  exceptionRows,
  type RowGrouping,
  rowGroupings,
  searchRows,
} from '#/domain/exceptions/exceptionRows.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { unknownKinds, unknownWord } from '#/parts/ignoredWords.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';

/** What stands in the address. Words that this version does not know are left where they are and change nothing. */
export interface ExceptionsSearch {
  readonly kind?: readonly string[] | undefined;
  readonly q?: string | undefined;
  readonly group?: string | undefined;
  /** `show` lists what was acknowledged or snoozed too. */
  readonly acknowledged?: string | undefined;
}

const show = 'show';

export function chosenKinds({ kind = [] }: ExceptionsSearch): ExceptionKind[] {
  return exceptionKinds.filter((known) => kind.includes(known));
}

export function chosenGrouping({ group }: ExceptionsSearch): RowGrouping | null {
  return rowGroupings.find((known) => known === group) ?? null;
}

export function showsAcknowledged({ acknowledged }: ExceptionsSearch): boolean {
  return acknowledged === show;
}

/** Whether kinds or a text leave something out. */
export function isFiltered(search: ExceptionsSearch): boolean {
  return chosenKinds(search).length > 0 || Boolean(search.q?.trim());
}

/** The address with what was acknowledged in sight, or out of it. */
export function withAcknowledged(search: ExceptionsSearch, shown: boolean): ExceptionsSearch {
  return { ...search, acknowledged: shown ? show : undefined };
}

/** What the address asks for and this version does not have, in sentences. */
export function unknownWords({ kind, acknowledged, group }: ExceptionsSearch): string[] {
  return [
    ...unknownKinds(kind, exceptionKinds),
    ...unknownWord('acknowledged', acknowledged, show),
    ...unknownWord('group', group, ...rowGroupings),
  ];
}

/** The address without those. */
export function knownWords(search: ExceptionsSearch): ExceptionsSearch {
  return withAcknowledged(
    { ...search, kind: chosenKinds(search), group: chosenGrouping(search) ?? undefined },
    showsAcknowledged(search),
  );
}

export interface ExceptionsView {
  /** With all their exceptions; those that were acknowledged are in them only where they are shown. */
  readonly rows: readonly ExceptionRow[];
  /** Rows by kind, whatever kinds are chosen. */
  readonly counts: ReadonlyMap<ExceptionKind, number>;
  /** Rows of which nothing is left to act on, because all of it was acknowledged or snoozed. */
  readonly acknowledgedCount: number;
}

/** What the page shows of all exceptions, in their order. */
export function exceptionsView(
  items: readonly ExceptionItem[],
  shipments: readonly Shipment[],
  search: ExceptionsSearch,
  acknowledged: Acknowledged['acknowledged'],
  today: CalendarDay,
): ExceptionsView {
  const open = items.filter((item) => !isAcknowledged(acknowledged, item, today));
  const openRows = exceptionRows(open);
  const all = exceptionRows(items);
  const shown = showsAcknowledged(search) ? all : openRows;
  const found = searchRows(shown, shipments, search.q ?? '');
  const kinds = chosenKinds(search);
  const counts = new Map<ExceptionKind, number>();
  const rows = found.filter((row) => {
    const own = new Set(row.items.map(({ kind }) => kind));
    for (const kind of own) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return kinds.length === 0 || kinds.some((kind) => own.has(kind));
  });
  return { rows, counts, acknowledgedCount: all.length - openRows.length };
}
