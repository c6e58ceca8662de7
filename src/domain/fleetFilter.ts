import type { Container } from './container.ts';
import { normalizeNumber } from './identifiers.ts';
import { textMatcher } from './searchText.ts';
import type { Shipment } from './shipment.ts';
import { statusCountRows, statusWord } from './status.ts';

/** What the list is narrowed to. Values of one facet widen it, facets narrow it; an empty list counts as unset. */
export interface FleetFilter {
  readonly q?: string | undefined;
  /** Words of containers' statuses, or `unreported`. */
  readonly status?: readonly string[] | undefined;
  /** SCAC, or the carrier's name where it has none. */
  readonly carrier?: readonly string[] | undefined;
  /** LOCODE, or the port's name where it has none. */
  readonly pod?: readonly string[] | undefined;
}

/** A value of a facet and how many it would leave, whatever is chosen in that facet now. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export interface FacetCounts {
  /** Containers: the 13 words in the order of a journey, also with 0, then words we do not know. */
  readonly status: readonly FacetValue[];
  /** Shipments, most first. */
  readonly carrier: readonly FacetValue[];
  /** Shipments, most first. */
  readonly pod: readonly FacetValue[];
}

/**
 * The shipments that match, in the given order, each with only those of its containers that match. A shipment
 * that keeps all its containers is the same object as before.
 */
export function filterFleet(shipments: readonly Shipment[], filter: FleetFilter): Shipment[] {
  const tests = createTests(filter);
  const rows: Shipment[] = [];
  for (const shipment of shipments) {
    if (!tests.carrier(shipment) || !tests.pod(shipment)) continue;
    const found = tests.text(shipment);
    const containers = found && tests.status(found);
    if (!containers) continue;
    rows.push(containers.length === shipment.containers.length ? shipment : { ...shipment, containers });
  }
  return rows;
}

/** Each facet is counted under the other filters only, so that a count says what choosing the value would give. */
export function facetCounts(shipments: readonly Shipment[], filter: FleetFilter): FacetCounts {
  const tests = createTests(filter);
  const status = new Map<string, number>((filter.status ?? []).map((word) => [word, 0]));
  const carrier = new Tally(filter.carrier);
  const pod = new Tally(filter.pod);
  for (const shipment of shipments) {
    const found = tests.text(shipment);
    if (!found) continue;
    const inCarrier = tests.carrier(shipment);
    const inPod = tests.pod(shipment);
    if (inCarrier && inPod) {
      for (const container of found) {
        const word = statusWord(container);
        status.set(word, (status.get(word) ?? 0) + 1);
      }
    }
    if (!tests.status(found)) continue;
    if (inPod) carrier.add(carrierKey(shipment), carrierLabel(shipment));
    if (inCarrier) pod.add(podKey(shipment), shipment.portOfDischarge?.name ?? podKey(shipment));
  }
  return { status: statusCountRows(status), carrier: carrier.values(), pod: pod.values() };
}

function createTests(filter: FleetFilter) {
  const statuses = chosen(filter.status);
  const carriers = chosen(filter.carrier);
  const pods = chosen(filter.pod);
  return {
    text: textMatcher(filter.q ?? ''),
    carrier: (shipment: Shipment) => !carriers || carriers.has(carrierKey(shipment)),
    pod: (shipment: Shipment) => !pods || pods.has(podKey(shipment)),
    /** Null: no container is left. Without a status filter a shipment needs no container. */
    status: (containers: readonly Container[]) => {
      if (!statuses) return containers;
      const left = containers.filter((container) => statuses.has(statusWord(container)));
      return left.length > 0 ? left : null;
    },
  };
}

function chosen(values: readonly string[] | undefined): ReadonlySet<string> | null {
  return values && values.length > 0 ? new Set(values) : null;
}

function carrierKey({ carrier }: Shipment): string {
  return carrier.scac ?? normalizeNumber(carrier.shortName ?? carrier.name ?? '');
}

function carrierLabel(shipment: Shipment): string {
  const { shortName, name } = shipment.carrier;
  return shortName ?? name ?? carrierKey(shipment);
}

function podKey({ portOfDischarge }: Shipment): string {
  return portOfDischarge?.locode ?? normalizeNumber(portOfDischarge?.name ?? '');
}

class Tally {
  readonly #counts = new Map<string, { label: string; count: number }>();

  /** Chosen values stay in sight even when nothing has them. */
  constructor(chosenValues: readonly string[] = []) {
    for (const value of chosenValues) this.#counts.set(value, { label: value, count: 0 });
  }

  /** A shipment that does not tell the value is counted nowhere. */
  add(value: string, label: string) {
    if (value === '') return;
    this.#counts.set(value, { label, count: (this.#counts.get(value)?.count ?? 0) + 1 });
  }

  values(): FacetValue[] {
    return [...this.#counts]
      .map(([value, { label, count }]) => ({ value, label, count }))
      .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  }
}
