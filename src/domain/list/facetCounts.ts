import { arrivalStates } from '#/domain/arrival/arrivalState.ts';
import { arrivalWindowTest } from '#/domain/arrival/arrivalWindow.ts';
import { arrivalPresets } from '#/domain/arrival/presets.ts';
import { arrivalStateWords } from '#/domain/arrival/words.ts';
import type { Found } from '#/domain/find/textSearch.ts';
import { attempt } from '#/domain/records/attempt.ts';
import type { Container } from '#/domain/records/container.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sift } from '#/domain/records/sift.ts';
import { statusCountRows } from '#/domain/status/status.ts';
import { trackingStates } from '#/domain/status/trackingState.ts';
import { trackingStateWords } from '#/domain/status/words.ts';
import type { Instant } from '#/time/instant.ts';
import { containerValues, freeDayStates, readyStates } from './containerFacets.ts';
import { containerValueLabel, valueLabel } from './facetLabels.ts';
import { containerFacets, type Facet, shipmentFacets } from './facetNames.ts';
import { etaShifts, valuesOf } from './facets.ts';
import { filterTests } from './filter.ts';
import { foundBy } from './foundBy.ts';
import type { RowKind } from './row.ts';
import type { ReadyFilter } from './view.ts';
import { etaShiftWords, freeDayWords, readyWords } from './words.ts';

/** A value of a facet and how many it would leave, whatever is chosen in that facet now. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/**
 * All count the rows of the list. Statuses stand in the order of a journey, then words we do not know; what there always
 * is stands in its order, the rest most first.
 */
export interface FacetCounts extends Readonly<Record<Facet, readonly FacetValue[]>> {
  /** How many rows each preset would leave, by its label. */
  readonly window: ReadonlyMap<string, number>;
}

/** Values that are listed even when nothing has them, and what they are called. */
const fixed = new Map<Facet, readonly [values: readonly string[], words: Readonly<Record<string, string>>]>([
  ['ready', [readyStates, readyWords]],
  ['lfd', [freeDayStates, freeDayWords]],
  ['arrival', [arrivalStates, arrivalStateWords]],
  ['eta', [etaShifts, etaShiftWords]],
  ['tracking', [trackingStates, trackingStateWords]],
]);

/**
 * Each facet is counted under the other filters only, so that a count says what choosing the value would give. Pauses
 * after each shipment; one that cannot be judged is not counted.
 */
export function* facetCounts(
  shipments: readonly Shipment[],
  by: RowKind,
  filter: ReadyFilter,
  now: Instant,
): Generator<undefined, FacetCounts, undefined> {
  const tests = filterTests(filter, now);
  const tallies = new Map(
    [...containerFacets, ...shipmentFacets].map((facet) => [
      facet,
      new Tally(fixed.get(facet)?.[0] ?? filter[facet], fixed.get(facet)?.[1]),
    ]),
  );
  const presets = arrivalPresets.map((preset) => ({
    label: preset.label,
    holds: arrivalWindowTest(preset, now),
    count: 0,
  }));
  for (const found of sift(shipments, (some) => foundBy(some, filter)).made) {
    for (const add of attempt(() => countsOf(found), [])) add();
    yield;
  }

  /** What one shipment adds: all of it, or, where it cannot be judged, nothing. */
  function countsOf({ shipment, containers: matching }: Found): readonly (() => void)[] {
    const failing = tests.failing(shipment);
    const inWindow = tests.window(shipment);
    // No single choice brings back what two filters exclude.
    if (failing.length + Number(!inWindow) > 1) return [];
    const found = tests.fields(shipment, matching);
    if (!found) return [];
    const ofContainers = failing.length === 0 && inWindow ? countsOfContainers(found, shipment) : [];
    const left = tests.containers(shipment, found);
    if (!left) return ofContainers;
    const rows = by === 'shipment' ? 1 : left.length;
    const inPresets = failing.length === 0 ? presets.filter(({ holds }) => holds(shipment)) : [];
    const values = (inWindow ? (failing.length === 0 ? shipmentFacets : failing) : []).flatMap((facet) =>
      valuesOf(facet, shipment, now).map((value) => ({ facet, value })),
    );
    return [
      ...ofContainers,
      ...inPresets.map((preset) => () => void (preset.count += rows)),
      ...values.map(
        ({ facet, value }) =>
          () =>
            tallies.get(facet)?.add(value, rows, () => valueLabel(facet, value, shipment)),
      ),
    ];
  }

  function countsOfContainers(found: readonly Container[], shipment: Shipment): (() => void)[] {
    const counts: (() => void)[] = [];
    // A shipment is one row, however many of its containers have the value.
    const counted = new Map<Facet, Set<string>>();
    for (const container of found) {
      const failing = tests.failingContainer(container, shipment);
      if (failing.length > 1) continue;
      const values = containerValues(container, shipment, now);
      for (const facet of failing.length === 0 ? containerFacets : failing) {
        for (const value of values[facet]) {
          if (by === 'shipment' && isRepeated(counted, facet, value)) continue;
          counts.push(() => tallies.get(facet)?.add(value, 1, () => containerValueLabel(facet, value)));
        }
      }
    }
    return counts;
  }

  const counted = (facet: Facet) => tallies.get(facet) ?? new Tally();
  return {
    ...(Object.fromEntries(
      [...containerFacets, ...shipmentFacets].map((facet) => [
        facet,
        fixed.has(facet) ? counted(facet).values() : counted(facet).mostFirst(),
      ]),
    ) as Record<Facet, FacetValue[]>),
    status: statusCountRows(
      new Map(
        counted('status')
          .values()
          .map(({ value, count }) => [value, count]),
      ),
    ),
    window: new Map(presets.map(({ label, count }) => [label, count])),
  };
}

function isRepeated(counted: Map<Facet, Set<string>>, facet: Facet, value: string): boolean {
  const values = counted.get(facet) ?? new Set();
  const isThere = values.has(value);
  counted.set(facet, values.add(value));
  return isThere;
}

class Tally {
  readonly #counts = new Map<string, { label: string; count: number }>();

  /** @param always values that are listed even when nothing has them */
  constructor(always: readonly string[] = [], labels: Readonly<Record<string, string>> = {}) {
    for (const value of always)
      this.#counts.set(value, { label: ownEntry(labels, value) ?? value, count: 0 });
  }

  /** @param label what the value is called, asked once */
  add(value: string, rows: number, label: () => string) {
    const known = this.#counts.get(value);
    if (!known) this.#counts.set(value, { label: label(), count: rows });
    else {
      if (known.count === 0) known.label = label();
      known.count += rows;
    }
  }

  values(): FacetValue[] {
    return [...this.#counts].map(([value, { label, count }]) => ({ value, label, count }));
  }

  mostFirst(): FacetValue[] {
    return this.values().toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  }
}

/** What the values are called that were counted. */
export function countedLabels(counts: FacetCounts) {
  return (facet: Facet, value: string): string | undefined =>
    counts[facet].find((counted) => counted.value === value)?.label;
}
