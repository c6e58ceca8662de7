import { arrivalDay, arrivalDayTest } from '#/domain/arrival/arrivalWindow.ts';
import { arrivalPresets, nextThreeDays } from '#/domain/arrival/presets.ts';
import type { Found } from '#/domain/find/textSearch.ts';
import type { Container } from '#/domain/records/container.ts';
import { mapTolerant, tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusCountRows } from '#/domain/status/status.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { containerCodes } from './containerFacets.ts';
import { codedValue, type Codes, facetCode } from './facetCodes.ts';
import { containerFacets, type Facet, facets, isContainerFacet, shipmentFacets } from './facetNames.ts';
import { type distinctVessels, shipmentCodes, shipmentRules, valueName } from './facets.ts';
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
  const presetsOf = presetTest(now);
  const inPresets = arrivalPresets.map(() => 0);
  let arriving = 0;
  const tallies = Object.fromEntries(facets.map((facet) => [facet, new Tally(facet)])) as Record<
    Facet,
    Tally
  >;
  const ofShipments = shipmentFacets.map((facet) => tallies[facet]);
  const ofContainers = containerFacets.map((facet) => tallies[facet]);
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
    const own = shipmentCodes(shipment, now);
    const each = containerCodes(shipment, now);
    const holding = presetsOf(shipment);
    const rows = by === 'shipment' ? 1 : (left?.length ?? 0);
    if (left && mayArrive && holding.includes(soonPreset) && own[arrivalPlace]?.includes(expectedCode)) {
      arriving += rows;
    }
    if (isExcluded) return;
    if (failing.length === 0 && inWindow) {
      const isWhole = found.length === shipment.containers.length;
      for (const { container, codes } of each) {
        if (isWhole || found.includes(container)) addContainer(container, shipment, codes);
      }
    }
    if (!left) return;
    if (inWindow) {
      for (let place = 0; place < ofShipments.length; place++) {
        const tally = ofShipments[place];
        if (!tally || !isCounted(tally.facet, failing)) continue;
        for (const code of own[place] ?? none) tally.add(code, rows, shipment);
      }
    }
    if (failing.length === 0) {
      for (const place of holding) inPresets[place] = (inPresets[place] ?? 0) + rows;
    }
  }

  function addContainer(container: Container, shipment: Shipment, own: Readonly<Codes>): void {
    const failing = tests.failingContainer(container, shipment);
    if (failing.length > 1) return;
    for (let place = 0; place < ofContainers.length; place++) {
      const tally = ofContainers[place];
      if (!tally || !isCounted(tally.facet, failing)) continue;
      for (const code of own[place] ?? none) {
        // A shipment is one row, however many of its containers have the value.
        if (by === 'container' || tally.last(code) !== shipment) tally.add(code, 1, shipment);
      }
    }
  }

  const listed = (facet: Facet): readonly FacetValue[] => {
    const words = ownWordsOf(facet);
    const always = words ?? filter[facet] ?? [];
    const values = tallies[facet].values(always);
    if (words) return values;
    const distinct = isContainerFacet(facet) ? undefined : shipmentRules[facet].distinct;
    const shown = distinct ? distinctOf(values, always, distinct) : values;
    return shown
      .map((counted) => ({ counted, name: nameOf(facet, counted) }))
      .toSorted((a, b) => b.counted.count - a.counted.count || (a.name < b.name ? -1 : 1))
      .map(({ counted }) => counted);
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
const isCounted = (facet: Facet, failing: readonly Facet[]) => failing.length === 0 || failing[0] === facet;

const none: readonly number[] = [];
const soonPreset = arrivalPresets.indexOf(nextThreeDays);
const arrivalPlace = shipmentFacets.indexOf('arrival');
const expectedCode = facetCode('arrival', 'expected');

/** The places of the presets that a shipment is in. A fleet arrives on some hundreds of days. */
function presetTest(now: Instant): (shipment: Shipment) => readonly number[] {
  const tests = arrivalPresets.map((preset) => arrivalDayTest(preset, now));
  const known = new Map<ZoneName, Map<CalendarDay, readonly number[]>>();
  return (shipment) => {
    const arrival = arrivalDay(shipment);
    if (!arrival) return none;
    let days = known.get(arrival.zone);
    if (!days) known.set(arrival.zone, (days = new Map()));
    let holding = days.get(arrival.day);
    if (!holding) {
      holding = tests.flatMap((includes, place) => (includes(arrival) ? place : []));
      days.set(arrival.day, holding);
    }
    return holding;
  };
}

/** Rows by the value of one facet. */
class Tally {
  readonly facet: Facet;
  readonly #rows: number[] = [];
  /** The shipments that were counted first and last of each. */
  readonly #first: (Shipment | undefined)[] = [];
  readonly #last: (Shipment | undefined)[] = [];
  /** In the order in which they were counted first. */
  readonly #codes: number[] = [];

  constructor(facet: Facet) {
    this.facet = facet;
  }

  add(code: number, rows: number, shipment: Shipment): void {
    const before = this.#rows[code] ?? 0;
    if (!this.#last[code]) this.#codes.push(code);
    if (before === 0) this.#first[code] = shipment;
    this.#last[code] = shipment;
    this.#rows[code] = before + rows;
  }

  last(code: number): Shipment | undefined {
    return this.#last[code];
  }

  /** @param always values that are listed even when nothing has them */
  values(always: readonly string[]): FacetValue[] {
    const { facet } = this;
    const all = new Set([...always.map((value) => facetCode(facet, value)), ...this.#codes]);
    return [...all].map((code) => {
      const first = this.#first[code];
      const name = first && !isContainerFacet(facet) ? valueName(facet, first) : null;
      return { value: codedValue(facet, code), name, count: this.#rows[code] ?? 0 };
    });
  }
}
