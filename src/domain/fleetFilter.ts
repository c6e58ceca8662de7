import type { Instant } from '#/time/instant.ts';
import type { ArrivalState } from './arrivalState.ts';
import { arrivalWindowTest } from './arrivalWindow.ts';
import type { Container } from './container.ts';
import type { DayBound } from './dayBound.ts';
import { containersWithFields, type FieldChoices } from './fieldFilter.ts';
import { shipmentFacets, type ShipmentFacet, valuesOf } from './fleetFacets.ts';
import type { Shipment } from './shipment.ts';
import { statusWord } from './status.ts';
import type { TrackingState } from './trackingState.ts';

/** What the list is narrowed to. Values of one facet widen it, facets narrow it; an empty list counts as unset. */
export interface FleetFilter {
  readonly q?: string | undefined;
  /** Words of containers' statuses, or `unreported`. */
  readonly status?: readonly string[] | undefined;
  /** SCAC, or the carrier's name where it has none. */
  readonly carrier?: readonly string[] | undefined;
  /** LOCODE, or the port's name where it has none. */
  readonly pod?: readonly string[] | undefined;
  readonly tag?: readonly string[] | undefined;
  readonly tracking?: readonly TrackingState[] | undefined;
  readonly arrival?: readonly ArrivalState[] | undefined;
  /** First and last day of arrival at the port of discharge, by the calendar there. */
  readonly from?: DayBound | undefined;
  readonly to?: DayBound | undefined;
  /**
   * Only what has changed since the last look. A record does not tell that: whoever knows leaves the others out before
   * the tests here are asked.
   */
  readonly changed?: 'yes' | undefined;
  /** What is filled into the account's own fields. */
  readonly fields?: FieldChoices | undefined;
}

/** The parts of a filter as tests, without the text: `searchFleet` looks for that. */
export interface FilterTests {
  /** The containers with a chosen status; null if none is left. Without a choice a shipment needs no container. */
  readonly status: (containers: readonly Container[]) => readonly Container[] | null;
  /** The containers with the chosen custom fields; null if none is left. */
  readonly fields: (shipment: Shipment, containers: readonly Container[]) => readonly Container[] | null;
  readonly window: (shipment: Shipment) => boolean;
  /** Of the facets in force, those that the shipment does not pass. */
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

/** Whether anything is filtered out on purpose. */
export function isFiltered(filter: FleetFilter): boolean {
  const { q, status, from, to, changed, fields } = filter;
  return [q, status, from, to, changed, fields, ...shipmentFacets.map((facet) => filter[facet])].some(
    (value) => value !== undefined,
  );
}
