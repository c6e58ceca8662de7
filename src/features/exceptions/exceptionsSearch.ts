import { type Acknowledged, isAcknowledged } from '#/device/acknowledgements.ts';
import { caseEntry, type CaseEntries, mine, ownerChoices, unowned } from '#/domain/cases/cases.ts';
import { countConcerned, totalConcerned } from '#/domain/exceptions/concerned.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import {
  type ExceptionRow,
  exceptionRows,
  type RowGrouping,
  rowGroupings,
  searchRows,
} from '#/domain/exceptions/exceptionRows.ts';
import { type ExceptionKind, exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { carrierKey } from '#/domain/records/identityKeys.ts';
import { oneOf } from '#/domain/records/json.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { unknownKinds, unknownWord } from '#/parts/lists/ignoredWords.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { FormatOptions } from '#/time/format.ts';
import { exceptionKindLabels } from '#/wording/exceptionKinds.ts';
import { textsOfException } from '#/wording/exceptions.ts';
import { mineLabel, unownedLabel } from './caseWords.ts';
import { ofText } from './paper/words.ts';

/** What stands in the address. Words that this version does not know are left where they are and change nothing. */
export interface ExceptionsSearch {
  readonly kind?: readonly string[] | undefined;
  readonly q?: string | undefined;
  /** Names of places and of carriers. */
  readonly place?: readonly string[] | undefined;
  readonly carrier?: readonly string[] | undefined;
  /** Names, `@me` and `@none`. */
  readonly owner?: readonly string[] | undefined;
  readonly group?: string | undefined;
  /** `show` lists what was acknowledged or snoozed too. */
  readonly acknowledged?: string | undefined;
}

const show = 'show';
export const ungrouped = 'none';
const usualGrouping: RowGrouping = 'consequence';

export function chosenKinds({ kind = [] }: ExceptionsSearch): ExceptionKind[] {
  return exceptionKinds.filter((known) => kind.includes(known));
}

/** By what happens if nothing is done, unless something else is chosen; null for rows without groups. */
export function chosenGrouping({ group }: ExceptionsSearch): RowGrouping | null {
  return group === ungrouped ? null : (oneOf(rowGroupings)(group) ?? usualGrouping);
}

/** The address with another grouping. */
export function withGrouping(search: ExceptionsSearch, by: string): ExceptionsSearch {
  return { ...search, group: by === usualGrouping ? undefined : by };
}

export function showsAcknowledged({ acknowledged }: ExceptionsSearch): boolean {
  return acknowledged === show;
}

/** How many kinds, places, carriers and owners are chosen. */
export function chosenCount({ place = [], carrier = [], owner = [], ...search }: ExceptionsSearch): number {
  return chosenKinds(search).length + place.length + carrier.length + owner.length;
}

/** Whether something is left out. */
export function isFiltered(search: ExceptionsSearch): boolean {
  return chosenCount(search) > 0 || Boolean(search.q?.trim());
}

/** The filters in force, in words. */
export function describeFilter(search: ExceptionsSearch): string[] {
  const kinds = chosenKinds(search).map((kind) => exceptionKindLabels[kind]);
  const owners = (search.owner ?? []).map(ownerName);
  const parts = [kinds, search.place ?? [], search.carrier ?? [], owners].map((some) => some.join(', '));
  return [...parts, search.q?.trim() ? ofText(search.q.trim()) : ''].filter((part) => part !== '');
}

/** The address with what was acknowledged in sight, or out of it. */
export function withAcknowledged(search: ExceptionsSearch, shown: boolean): ExceptionsSearch {
  return { ...search, acknowledged: shown ? show : undefined };
}

/** What the address asks for and this version does not have, in sentences. */
export function unknownValues({ kind, acknowledged, group }: ExceptionsSearch): string[] {
  return [
    ...unknownKinds(kind, exceptionKinds),
    ...unknownWord('acknowledged', acknowledged, show),
    ...unknownWord('group', group, ungrouped, ...rowGroupings),
  ];
}

/** The address without those. */
export function withoutUnknown(search: ExceptionsSearch): ExceptionsSearch {
  return withAcknowledged(
    withGrouping({ ...search, kind: chosenKinds(search) }, chosenGrouping(search) ?? ungrouped),
    showsAcknowledged(search),
  );
}

/** Containers by what they can be filtered by, each as the other filters leave them, counted as the page counts. */
export interface ExceptionCounts {
  readonly kind: ReadonlyMap<string, number>;
  readonly place: ReadonlyMap<string, number>;
  readonly carrier: ReadonlyMap<string, number>;
  /** Also of `@me` and `@none`. */
  readonly owner: ReadonlyMap<string, number>;
}
type Facet = keyof ExceptionCounts;

const facets = ['kind', 'place', 'carrier', 'owner'] as const satisfies readonly Facet[];

/** What an owner in an address is called. */
export const ownerName = (owner: string): string =>
  owner === mine ? mineLabel : owner === unowned ? unownedLabel : owner;

/** What two names of one place or of one carrier share: an address may call a carrier by another of its names. */
const nameKey = (facet: Facet, name: string): string =>
  facet === 'carrier' ? carrierKey({ scac: null, shortName: name, name: null }) : name;

/** What is chosen of a facet, by the names that the rows have. */
export function chosenNames(
  facet: 'place' | 'carrier' | 'owner',
  search: ExceptionsSearch,
  counts: ReadonlyMap<string, number>,
): readonly string[] {
  const known = new Map(Array.from(counts.keys(), (name) => [nameKey(facet, name), name]));
  return (search[facet] ?? []).map((name) => known.get(nameKey(facet, name)) ?? name);
}

export interface ExceptionsView {
  /** With all their exceptions; those that were acknowledged are in them only where they are shown. */
  readonly rows: readonly ExceptionRow[];
  readonly counts: ExceptionCounts;
  /** Rows of which nothing is left to act on, because all of it was acknowledged or snoozed. */
  readonly acknowledgedCount: number;
}

/** What is known of cases: what was acknowledged on this device, who has which row, and who reads. */
interface CasesKnown extends Pick<Acknowledged, 'acknowledged'> {
  readonly entries: CaseEntries;
  readonly reader: string | null;
}

/** What the page shows of all exceptions, in their order. */
export function exceptionsView(
  items: readonly ExceptionItem[],
  shipments: readonly Shipment[],
  search: ExceptionsSearch,
  { acknowledged, entries, reader }: CasesKnown,
  today: CalendarDay,
  format: FormatOptions,
): ExceptionsView {
  const open = items.filter((item) => !isAcknowledged(acknowledged, item, today));
  const openRows = exceptionRows(open);
  const all = exceptionRows(items);
  const shown = showsAcknowledged(search) ? all : openRows;
  const found = searchRows(shown, shipments, search.q ?? '', (item) => textsOfException(item, format));
  const chosen: Readonly<Record<Facet, readonly string[]>> = {
    kind: chosenKinds(search),
    place: search.place ?? [],
    carrier: (search.carrier ?? []).map((name) => nameKey('carrier', name)),
    owner: search.owner ?? [],
  };
  const valuesOf: Readonly<Record<Facet, (item: ExceptionItem) => readonly string[]>> = {
    kind: ({ kind }) => [kind],
    place: ({ place }) => (place === null ? [] : [place]),
    carrier: ({ subject }) => (subject.carrier === null ? [] : [subject.carrier]),
    owner: (item) => ownerChoices(caseEntry(entries, item)?.owner, reader),
  };
  const isChosen = (facet: Facet, item: ExceptionItem) =>
    valuesOf[facet](item).some((value) => chosen[facet].includes(nameKey(facet, value)));
  const left: Record<Facet, ExceptionItem[]> = { kind: [], place: [], carrier: [], owner: [] };
  const rows = found.filter((row) => {
    const missed = facets.filter(
      (facet) => chosen[facet].length > 0 && !row.items.some((item) => isChosen(facet, item)),
    );
    for (const facet of facets) {
      if (!missed.some((other) => other !== facet)) left[facet].push(...row.items);
    }
    return missed.length === 0;
  });
  const counted = (facet: Facet) => {
    const pairs = left[facet].flatMap((item) => valuesOf[facet](item).map((value) => ({ value, item })));
    const groups = Map.groupBy(pairs, ({ value }) => value);
    return new Map(
      [...groups].map(
        ([value, some]) => [value, totalConcerned(countConcerned(some.map(({ item }) => item)))] as const,
      ),
    );
  };
  const counts = {
    kind: counted('kind'),
    place: counted('place'),
    carrier: counted('carrier'),
    owner: counted('owner'),
  };
  return { rows, counts, acknowledgedCount: all.length - openRows.length };
}
