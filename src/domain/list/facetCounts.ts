import { arrivalStates, arrivalStateWords } from '#/domain/arrival/arrivalState.ts';
import { arrivalWindowTest } from '#/domain/arrival/arrivalWindow.ts';
import { arrivalPresets } from '#/domain/arrival/presets.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusCountRows, statusWord } from '#/domain/status/status.ts';
import { trackingStates } from '#/domain/status/trackingState.ts';
import { trackingStateWords } from '#/domain/status/words.ts';
import type { Instant } from '#/time/instant.ts';
import { shipmentFacets, type ShipmentFacet, valueLabel, valuesOf } from './facets.ts';
import { filterTests } from './filter.ts';
import { foundBy } from './foundBy.ts';
import type { RowKind } from './row.ts';
import type { ReadyFilter } from './view.ts';

/** A value of a facet and how many it would leave, whatever is chosen in that facet now. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/**
 * `status` counts containers: the 13 words in the order of a journey, also with 0, then words we do not know. The
 * others count the rows of the list: the states of arrival and tracking always, the rest most first.
 */
export interface FacetCounts extends Readonly<Record<'status' | ShipmentFacet, readonly FacetValue[]>> {
  /** How many rows each preset would leave, by its label. */
  readonly window: ReadonlyMap<string, number>;
}

/** Each facet is counted under the other filters only, so that a count says what choosing the value would give. */
export function facetCounts(
  shipments: readonly Shipment[],
  by: RowKind,
  filter: ReadyFilter,
  now: Instant,
): FacetCounts {
  const tests = filterTests(filter, now);
  const status = new Map<string, number>((filter.status ?? []).map((word) => [word, 0]));
  const tallies = {
    arrival: new Tally(arrivalStates, arrivalStateWords),
    carrier: new Tally(filter.carrier),
    pod: new Tally(filter.pod),
    tag: new Tally(filter.tag),
    tracking: new Tally(trackingStates, trackingStateWords),
  };
  const presets = arrivalPresets.map((preset) => ({
    label: preset.label,
    holds: arrivalWindowTest(preset, now),
    count: 0,
  }));
  for (const { shipment, containers: matching } of foundBy(shipments, filter)) {
    const failing = tests.failing(shipment);
    const inWindow = tests.window(shipment);
    // No single choice brings back what two filters exclude.
    if (failing.length + Number(!inWindow) > 1) continue;
    const found = tests.fields(shipment, matching);
    if (!found) continue;
    if (failing.length === 0 && inWindow) {
      for (const container of found) {
        const word = statusWord(container);
        status.set(word, (status.get(word) ?? 0) + 1);
      }
    }
    const left = tests.status(found);
    if (!left) continue;
    const rows = by === 'shipment' ? 1 : left.length;
    if (failing.length === 0) {
      for (const preset of presets) if (preset.holds(shipment)) preset.count += rows;
    }
    if (!inWindow) continue;
    for (const facet of failing.length === 0 ? shipmentFacets : failing) {
      for (const value of valuesOf(facet, shipment, now)) tallies[facet].add(value, rows, facet, shipment);
    }
  }
  return {
    status: statusCountRows(status),
    carrier: tallies.carrier.mostFirst(),
    pod: tallies.pod.mostFirst(),
    tag: tallies.tag.mostFirst(),
    tracking: tallies.tracking.values(),
    arrival: tallies.arrival.values(),
    window: new Map(presets.map(({ label, count }) => [label, count])),
  };
}

class Tally {
  readonly #counts = new Map<string, { label: string; count: number }>();

  /** @param always values that are listed even when nothing has them */
  constructor(always: readonly string[] = [], labels: Readonly<Record<string, string>> = {}) {
    for (const value of always)
      this.#counts.set(value, { label: ownEntry(labels, value) ?? value, count: 0 });
  }

  add(value: string, rows: number, facet: ShipmentFacet, shipment: Shipment) {
    const known = this.#counts.get(value);
    if (!known) this.#counts.set(value, { label: valueLabel(facet, value, shipment), count: rows });
    else {
      if (known.count === 0) known.label = valueLabel(facet, value, shipment);
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
  return (facet: 'status' | ShipmentFacet, value: string): string | undefined =>
    counts[facet].find((counted) => counted.value === value)?.label;
}
