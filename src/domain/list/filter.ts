import { arrivalWindowTest } from '#/domain/arrival/arrivalWindow.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusWord } from '#/domain/status/status.ts';
import type { Instant } from '#/time/instant.ts';
import { shipmentFacets, type ShipmentFacet, valuesOf } from './facets.ts';
import { containersWithFields } from './fieldFilter.ts';
import type { FleetFilter } from './view.ts';

/** The parts of a filter as tests, without the text: `searchFleet` looks for that. */
export interface FilterTests {
  /** The containers with a chosen status; null if none is left. Without a choice a shipment needs no container. */
  readonly status: (containers: readonly Container[]) => readonly Container[] | null;
  /** The containers with the chosen custom fields; null if none is left. */
  readonly fields: (shipment: Shipment, containers: readonly Container[]) => readonly Container[] | null;
  readonly window: (shipment: Shipment) => boolean;
  /** Of the active facets, those that the shipment does not pass. */
  readonly failing: (shipment: Shipment) => readonly ShipmentFacet[];
}

export function filterTests(filter: FleetFilter, now: Instant): FilterTests {
  const statuses = chosen(filter.status);
  const facets = shipmentFacets.flatMap((facet) => {
    const values = chosen(filter[facet]);
    return values ? [{ facet, values }] : [];
  });
  return {
    status: (containers) => {
      if (!statuses) return containers;
      const left = containers.filter((container) => statuses.has(statusWord(container)));
      return left.length > 0 ? left : null;
    },
    fields: containersWithFields(filter.fields),
    window: arrivalWindowTest(filter, now),
    failing: (shipment) =>
      facets.length === 0
        ? none
        : facets
            .filter(({ facet, values }) => !valuesOf(facet, shipment, now).some((value) => values.has(value)))
            .map(({ facet }) => facet),
  };
}

const none: readonly ShipmentFacet[] = [];

function chosen(values: readonly string[] | undefined): ReadonlySet<string> | null {
  return values && values.length > 0 ? new Set(values) : null;
}

/** Whether any filter is set. */
export function isFiltered(filter: FleetFilter): boolean {
  const { q, status, from, to, changed, set, deviceSet, fields } = filter;
  const others = shipmentFacets.map((facet) => filter[facet]);
  return [q, status, from, to, changed, set, deviceSet, fields, ...others].some(
    (value) => value !== undefined,
  );
}
