import type { ArrivalWindow } from '#/domain/arrival/arrivalWindow.ts';
import { nextThreeDays } from '#/domain/arrival/presets.ts';
import type { ChosenFacet } from './facetNames.ts';
import type { FieldKey } from './fields.ts';
import type { FleetSearch } from './search.ts';

/** The address with one value of a facet switched on or off. */
export function toggleFacet(search: FleetSearch, facet: ChosenFacet | FieldKey, value: string): FleetSearch {
  const chosen = search[facet] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...search, [facet]: next.length > 0 ? next : undefined };
}

/** The address with finished shipments in sight. */
export function withFinished(search: FleetSearch): FleetSearch {
  return { ...search, active: 'no' };
}

export function withText(search: FleetSearch, text: string): FleetSearch {
  return { ...search, q: text === '' ? undefined : text };
}

export function withWindow(search: FleetSearch, { from, to }: ArrivalWindow): FleetSearch {
  return { ...search, from, to };
}

/** The address of what has yet to arrive within three days. */
export function arrivingSoon(search: FleetSearch): FleetSearch {
  return { ...withWindow(search, nextThreeDays), arrival: ['expected'] };
}

export function withChanged(search: FleetSearch, only: boolean): FleetSearch {
  return { ...search, changed: only ? 'yes' : undefined };
}

export function withoutSet(search: FleetSearch): FleetSearch {
  return { ...search, set: undefined, deviceSet: undefined };
}

/** The same rows, columns, order and groups with every filter off. */
export function withoutFilters({ by, columns, sort, group }: FleetSearch): FleetSearch {
  return { by, columns, sort, group };
}
