import type { FleetFilter } from '#/domain/fleetFilter.ts';

export type Facet = 'status' | 'carrier' | 'pod';

/** The filter with one value of a facet switched on or off. */
export function toggleFacet(filter: FleetFilter, facet: Facet, value: string): FleetFilter {
  const chosen = filter[facet] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filter, [facet]: next.length > 0 ? next : undefined };
}

export function withText(filter: FleetFilter, text: string): FleetFilter {
  return { ...filter, q: text === '' ? undefined : text };
}

export function isFiltered(filter: FleetFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}
