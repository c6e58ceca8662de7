import { type Acknowledged, isAcknowledged } from '#/device/acknowledgements.ts';
import { type ExceptionItem, type ExceptionKind, exceptionKinds } from '#/domain/exceptions/exception.ts';
import {
  type ExceptionRow,
  exceptionRows,
  type RowGrouping,
  rowGroupings,
  searchRows,
} from '#/domain/exceptions/exceptionRows.ts';
import { kindLabels } from '#/domain/exceptions/kindLabels.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { unknownKinds, unknownWord } from '#/parts/ignoredWords.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { ofText } from './paper/words.ts';

/** What stands in the address. Words that this version does not know are left where they are and change nothing. */
export interface ExceptionsSearch {
  readonly kind?: readonly string[] | undefined;
  readonly q?: string | undefined;
  /** Names of places and of carriers. */
  readonly place?: readonly string[] | undefined;
  readonly carrier?: readonly string[] | undefined;
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

/** How many kinds, places and carriers are chosen. */
export function chosenCount({ place = [], carrier = [], ...search }: ExceptionsSearch): number {
  return chosenKinds(search).length + place.length + carrier.length;
}

/** Whether something is left out. */
export function isFiltered(search: ExceptionsSearch): boolean {
  return chosenCount(search) > 0 || Boolean(search.q?.trim());
}

/** The filters in force, in words. */
export function filterWords(search: ExceptionsSearch): string[] {
  const kinds = chosenKinds(search).map((kind) => kindLabels[kind]);
  const parts = [kinds, search.place ?? [], search.carrier ?? []].map((some) => some.join(', '));
  return [...parts, search.q?.trim() ? ofText(search.q.trim()) : ''].filter((part) => part !== '');
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

/** Rows by what they can be filtered by, each as the other filters leave them. */
export interface ExceptionCounts {
  readonly kind: ReadonlyMap<string, number>;
  readonly place: ReadonlyMap<string, number>;
  readonly carrier: ReadonlyMap<string, number>;
}
type Facet = keyof ExceptionCounts;

const facetValues: Readonly<Record<Facet, (row: ExceptionRow) => readonly (string | null)[]>> = {
  kind: ({ items }) => items.map(({ kind }) => kind),
  place: ({ items }) => items.map(({ place }) => place),
  carrier: ({ subject }) => [subject.carrier],
};
const facets = Object.keys(facetValues) as Facet[];

export interface ExceptionsView {
  /** With all their exceptions; those that were acknowledged are in them only where they are shown. */
  readonly rows: readonly ExceptionRow[];
  readonly counts: ExceptionCounts;
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
  const chosen = { kind: chosenKinds(search), place: search.place ?? [], carrier: search.carrier ?? [] };
  const counts: Record<Facet, Map<string, number>> = {
    kind: new Map(),
    place: new Map(),
    carrier: new Map(),
  };
  const rows = found.filter((row) => {
    const missed = facets.filter((facet) => {
      const wanted: readonly (string | null)[] = chosen[facet];
      return wanted.length > 0 && !facetValues[facet](row).some((value) => wanted.includes(value));
    });
    for (const facet of facets) {
      if (missed.some((other) => other !== facet)) continue;
      for (const value of new Set(facetValues[facet](row))) {
        if (value !== null) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
    return missed.length === 0;
  });
  return { rows, counts, acknowledgedCount: all.length - openRows.length };
}
