import type { FleetFilter } from '#/domain/fleetFilter.ts';
import type { FleetSort } from '#/domain/fleetSort.ts';

/** The list's whole view state, as it stands in the address. */
export interface FleetSearch extends FleetFilter {
  readonly sort?: FleetSort | undefined;
}

export type Facet = 'status' | 'carrier' | 'pod';

/** The filter with one value of a facet switched on or off. */
export function toggleFacet(filter: FleetSearch, facet: Facet, value: string): FleetSearch {
  const chosen = filter[facet] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filter, [facet]: next.length > 0 ? next : undefined };
}

export function withText(filter: FleetSearch, text: string): FleetSearch {
  return { ...filter, q: text === '' ? undefined : text };
}

/** The same order with every filter off. */
export function withoutFilters({ sort }: FleetSearch): FleetSearch {
  return { sort };
}

export function isFiltered({ q, status, carrier, pod }: FleetFilter): boolean {
  return [q, status, carrier, pod].some((value) => value !== undefined);
}
