import { arrivalWindowTest } from '#/domain/arrival/arrivalWindow.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { containerTest } from './containerFacets.ts';
import { chosenFacets, type ContainerFacet, containerFacets, type ShipmentFacet } from './facetNames.ts';
import { facetTest } from './facets.ts';
import { containersWithFields } from './fieldFilter.ts';
import type { FleetFilter } from './view.ts';

/** The parts of a filter as tests, without the text: `searchFleet` looks for that. */
export interface FilterTests {
  /** The containers that pass; null if none is left. Without a choice a shipment needs no container. */
  readonly containers: (shipment: Shipment, containers: readonly Container[]) => readonly Container[] | null;
  /** Of the active facets of containers, those that a container does not pass. */
  readonly failingContainer: (container: Container, shipment: Shipment) => readonly ContainerFacet[];
  /** The containers with the chosen custom fields; null if none is left. */
  readonly fields: (shipment: Shipment, containers: readonly Container[]) => readonly Container[] | null;
  readonly window: (shipment: Shipment) => boolean;
  /** Of the active facets, those that the shipment does not pass. */
  readonly failing: (shipment: Shipment) => readonly ShipmentFacet[];
}

export function filterTests(filter: FleetFilter, now: Instant): FilterTests {
  const failingContainer = containerTest(filter, now);
  const hasChoice = containerFacets.some((facet) => (filter[facet] ?? []).length > 0);
  return {
    containers: (shipment, containers) => {
      if (!hasChoice) return containers;
      const left = containers.filter((container) => failingContainer(container, shipment).length === 0);
      return left.length > 0 ? left : null;
    },
    failingContainer,
    fields: containersWithFields(filter.fields),
    window: arrivalWindowTest(filter, now),
    failing: facetTest(filter, now),
  };
}

/** Whether any filter is set. */
export function isFiltered(filter: FleetFilter): boolean {
  const { q, from, to, changed, set, deviceSet, fields } = filter;
  const chosen = chosenFacets.map((facet) => filter[facet]);
  return [q, from, to, changed, set, deviceSet, fields, ...chosen].some((value) => value !== undefined);
}
