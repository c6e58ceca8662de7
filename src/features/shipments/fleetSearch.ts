import type { FleetFilter } from '#/domain/fleetFilter.ts';

export type Facet = 'status' | 'carrier' | 'pod';

/** The filter with one value of a facet switched on or off. */
export function toggleFacet(filter: FleetFilter, facet: Facet, value: string): FleetFilter {
  const { [facet]: chosen = [], ...rest } = filter;
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return next.length > 0 ? { ...rest, [facet]: next } : rest;
}

export function withText(filter: FleetFilter, text: string): FleetFilter {
  const { q: _, ...rest } = filter;
  return text === '' ? rest : { ...rest, q: text };
}

export function isFiltered(filter: FleetFilter): boolean {
  return Object.keys(filter).length > 0;
}
