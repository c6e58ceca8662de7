import type { Instant } from '#/time/instant.ts';
import { shipmentFacets, type ShipmentFacet, valueLabel, valuesOf } from './fleetFacets.ts';
import { filterTests, type FleetFilter } from './fleetFilter.ts';
import type { RowKind } from './fleetRow.ts';
import type { Shipment } from './shipment.ts';
import { statusCountRows, statusWord } from './status.ts';
import { trackingStates, trackingStateWords } from './trackingState.ts';

/** A value of a facet and how many it would leave, whatever is chosen in that facet now. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/**
 * `status` counts containers: the 13 words in the order of a journey, also with 0, then words we do not know. The
 * others count the lines of the list: the three states of tracking always, the rest most first.
 */
export type FacetCounts = Readonly<Record<'status' | ShipmentFacet, readonly FacetValue[]>>;

/** Each facet is counted under the other filters only, so that a count says what choosing the value would give. */
export function facetCounts(
  shipments: readonly Shipment[],
  by: RowKind,
  filter: FleetFilter,
  now: Instant,
): FacetCounts {
  const tests = filterTests(filter, now);
  const status = new Map<string, number>((filter.status ?? []).map((word) => [word, 0]));
  const tallies = {
    carrier: new Tally(filter.carrier),
    pod: new Tally(filter.pod),
    tag: new Tally(filter.tag),
    tracking: new Tally(trackingStates, trackingStateWords),
  };
  for (const shipment of shipments) {
    const failing = tests.failing(shipment);
    if (failing.length > 1 || !tests.window(shipment)) continue;
    const found = tests.text(shipment);
    if (!found) continue;
    if (failing.length === 0) {
      for (const container of found) {
        const word = statusWord(container);
        status.set(word, (status.get(word) ?? 0) + 1);
      }
    }
    const left = tests.status(found);
    if (!left) continue;
    const lines = by === 'shipment' ? 1 : left.length;
    for (const facet of failing.length === 0 ? shipmentFacets : failing) {
      for (const value of valuesOf(facet, shipment, now)) tallies[facet].add(value, lines, facet, shipment);
    }
  }
  return {
    status: statusCountRows(status),
    carrier: tallies.carrier.mostFirst(),
    pod: tallies.pod.mostFirst(),
    tag: tallies.tag.mostFirst(),
    tracking: tallies.tracking.values(),
  };
}

class Tally {
  readonly #counts = new Map<string, { label: string; count: number }>();

  /** Values that stay in sight even when nothing has them. */
  constructor(kept: readonly string[] = [], labels: Readonly<Record<string, string>> = {}) {
    for (const value of kept) this.#counts.set(value, { label: labels[value] ?? value, count: 0 });
  }

  add(value: string, lines: number, facet: ShipmentFacet, shipment: Shipment) {
    const known = this.#counts.get(value);
    if (!known) this.#counts.set(value, { label: valueLabel(facet, value, shipment), count: lines });
    else {
      if (known.count === 0) known.label = valueLabel(facet, value, shipment);
      known.count += lines;
    }
  }

  values(): FacetValue[] {
    return [...this.#counts].map(([value, { label, count }]) => ({ value, label, count }));
  }

  mostFirst(): FacetValue[] {
    return this.values().toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  }
}
