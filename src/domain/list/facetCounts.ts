import { arrivalWindowTest } from '#/domain/arrival/arrivalWindow.ts';
import { arrivalPresets, nextThreeDays } from '#/domain/arrival/presets.ts';
import type { Found } from '#/domain/find/textSearch.ts';
import type { Container } from '#/domain/records/container.ts';
import { mapTolerant, tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusCountRows } from '#/domain/status/status.ts';
import type { Instant } from '#/time/instant.ts';
import { containerValues } from './containerFacets.ts';
import { containerFacets, type Facet, facets, isContainerFacet, shipmentFacets } from './facetNames.ts';
import { type distinctVessels, shipmentRules, valueName, valuesOf } from './facets.ts';
import { filterTests } from './filter.ts';
import { foundBy } from './foundBy.ts';
import { ownWordsOf } from './ownWords.ts';
import type { RowKind } from './row.ts';
import type { ReadyFilter } from './view.ts';

/** A value of a facet and how many it would leave, whatever is chosen in that facet now. */
export interface FacetValue {
  readonly value: string;
  /** As the records have it; null where the value is all there is. */
  readonly name: string | null;
  readonly count: number;
}

/** What a value is called by. */
export type NamedValue = Pick<FacetValue, 'value' | 'name'>;

/** What it is called in the language of the reader. */
export type NameValue = (facet: Facet, value: NamedValue) => string;

/**
 * All count the rows of the list. Statuses stand in the order of a journey, then words we do not know; what there always
 * is stands in its order, the rest most first.
 */
export interface FacetCounts extends Readonly<Record<Facet, readonly FacetValue[]>> {
  /** How many rows each of `arrivalPresets` would leave. */
  readonly window: readonly number[];
  /** How many rows `arrivingSoon` (filterLinks.ts) would leave. */
  readonly arriving: number;
}

/** A value of a facet has a number, the same for every record, so that a pass over a fleet only adds. */
const numbered: { readonly facet: Facet; readonly value: string }[] = [];
const numbers = new Map<Facet, Map<string, number>>(facets.map((facet) => [facet, new Map()]));

function numberOf(facet: Facet, value: string): number {
  const own = numbers.get(facet);
  let number = own?.get(value);
  if (number === undefined) {
    number = numbered.push({ facet, value }) - 1;
    own?.set(value, number);
  }
  return number;
}

/** What a shipment is counted by. */
interface CountKeys {
  readonly now: Instant;
  /** Its values by their numbers, facet by facet. */
  readonly own: readonly number[];
  /** Of each of its containers the same. */
  readonly ofContainers: readonly (readonly number[])[];
  /** The places of the presets that hold. */
  readonly presets: readonly number[];
  readonly isArriving: boolean;
}
// A shipment that has not changed stays the same object, and a keystroke in the filter counts all of them again.
const known = new WeakMap<Shipment, CountKeys>();

type Presets = readonly ReturnType<typeof arrivalWindowTest>[];

function keysOf(shipment: Shipment, now: Instant, presets: Presets): CountKeys {
  const before = known.get(shipment);
  if (before?.now === now) return before;
  const holding = presets.flatMap((holds, place) => (holds(shipment) ? place : []));
  const made = {
    now,
    own: shipmentFacets.flatMap((facet) =>
      valuesOf(facet, shipment, now).map((value) => numberOf(facet, value)),
    ),
    ofContainers: shipment.containers.map((container) => {
      const values = containerValues(container, shipment, now);
      return containerFacets.flatMap((facet) => values[facet].map((value) => numberOf(facet, value)));
    }),
    presets: holding,
    isArriving:
      holding.includes(arrivalPresets.indexOf(nextThreeDays)) &&
      valuesOf('arrival', shipment, now).includes('expected'),
  };
  known.set(shipment, made);
  return made;
}

/**
 * Each facet is counted under the other filters only, so that a count says what choosing the value would give. One pass
 * over the shipments counts all facets; it pauses after each shipment. One that cannot be judged is not counted.
 *
 * @param nameOf orders values of one count
 */
export function* facetCounts(
  shipments: readonly Shipment[],
  by: RowKind,
  filter: ReadyFilter,
  now: Instant,
  nameOf: NameValue,
): Generator<undefined, FacetCounts, undefined> {
  const tests = filterTests(filter, now);
  const presets = arrivalPresets.map((preset) => arrivalWindowTest(preset, now));
  const inPresets = presets.map(() => 0);
  let arriving = 0;
  const tally = new Tally();
  for (const found of mapTolerant(shipments, (some) => foundBy(some, filter)).result) {
    tryOr(() => add(found), null);
    yield;
  }

  /** All of a shipment is read before anything of it is added. */
  function add({ shipment, containers: matching }: Found): void {
    const failing = tests.failing(shipment);
    const inWindow = tests.window(shipment);
    // No single choice brings back what two filters exclude, but for the one that sets two of them.
    const isExcluded = failing.length + Number(!inWindow) > 1;
    const mayArrive = failing.every((facet) => facet === 'arrival');
    if (isExcluded && !mayArrive) return;
    const found = tests.fields(shipment, matching);
    if (!found) return;
    const left = tests.containers(shipment, found);
    const { own, ofContainers, presets: holding, isArriving } = keysOf(shipment, now, presets);
    const rows = by === 'shipment' ? 1 : (left?.length ?? 0);
    if (left && mayArrive && isArriving) arriving += rows;
    if (isExcluded) return;
    if (failing.length === 0 && inWindow) {
      const isWhole = found.length === shipment.containers.length;
      for (const [index, container] of shipment.containers.entries()) {
        if (isWhole || found.includes(container)) {
          addContainer(container, shipment, ofContainers[index] ?? []);
        }
      }
    }
    if (!left) return;
    if (inWindow) {
      for (const number of own) if (isCounted(number, failing)) tally.add(number, rows, shipment);
    }
    if (failing.length === 0) {
      for (const place of holding) inPresets[place] = (inPresets[place] ?? 0) + rows;
    }
  }

  function addContainer(container: Container, shipment: Shipment, own: readonly number[]): void {
    const failing = tests.failingContainer(container, shipment);
    if (failing.length > 1) return;
    for (const number of own) {
      if (!isCounted(number, failing)) continue;
      // A shipment is one row, however many of its containers have the value.
      if (by === 'container' || tally.last(number) !== shipment) tally.add(number, 1, shipment);
    }
  }

  const listed = (facet: Facet): readonly FacetValue[] => {
    const words = ownWordsOf(facet);
    const always = words ?? filter[facet] ?? [];
    const values = tally.values(facet, always);
    if (words) return values;
    const distinct = isContainerFacet(facet) ? undefined : shipmentRules[facet].distinct;
    const shown = distinct ? distinctOf(values, always, distinct) : values;
    return shown.toSorted((a, b) => b.count - a.count || (nameOf(facet, a) < nameOf(facet, b) ? -1 : 1));
  };
  return {
    ...(Object.fromEntries(facets.map((facet) => [facet, listed(facet)])) as Record<Facet, FacetValue[]>),
    status: statusCountRows(new Map(listed('status').map(({ value, count }) => [value, count]))).map(
      ({ value, count }) => ({ value, name: null, count }),
    ),
    window: arrivalPresets.map((_preset, place) => inPresets[place] ?? 0),
    arriving,
  };
}

function distinctOf(
  values: readonly FacetValue[],
  chosen: readonly string[],
  distinct: typeof distinctVessels,
): readonly FacetValue[] {
  const kept = new Set(
    distinct(
      values.map(({ value }) => value),
      chosen,
    ),
  );
  return values.filter(({ value }) => kept.has(value));
}

/** Of what fails in one facet, only that facet: choosing there would bring it back. */
function isCounted(number: number, failing: readonly Facet[]): boolean {
  return failing.length === 0 || numbered[number]?.facet === failing[0];
}

/** Rows by the number of their value. */
class Tally {
  readonly #rows = numbered.map(() => 0);
  /** The shipments that were counted first and last of each. */
  readonly #first = numbered.map((): Shipment | null => null);
  readonly #last = numbered.map((): Shipment | null => null);
  /** In the order in which they were counted first. */
  readonly #numbers: number[] = [];

  add(number: number, rows: number, shipment: Shipment): void {
    const before = this.#rows[number] ?? 0;
    if (!this.#last[number]) this.#numbers.push(number);
    if (before === 0) this.#first[number] = shipment;
    this.#last[number] = shipment;
    this.#rows[number] = before + rows;
  }

  last(number: number): Shipment | null {
    return this.#last[number] ?? null;
  }

  /** @param always values that are listed even when nothing has them */
  values(facet: Facet, always: readonly string[]): FacetValue[] {
    const own = this.#numbers.filter((number) => numbered[number]?.facet === facet);
    const all = new Set([...always.map((value) => numberOf(facet, value)), ...own]);
    return [...all].map((number) => {
      const { value = '' } = numbered[number] ?? {};
      const first = this.#first[number];
      const name = first && !isContainerFacet(facet) ? valueName(facet, first) : null;
      return { value, name, count: this.#rows[number] ?? 0 };
    });
  }
}
