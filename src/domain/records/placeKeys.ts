import type { Place, Vessel } from './place.ts';

/**
 * What identifies a vessel: the IMO number belongs to the hull, ids and names may change (docs/interface.md 3.7).
 */
export function vesselKey(vessel: Vessel | null): string | null {
  if (!vessel) return null;
  return vessel.imo ?? vessel.id ?? vessel.name?.toUpperCase() ?? null;
}

/** What identifies a place: the id, never the code (docs/interface.md trap 33); without one, by what is reported. */
export function placeKey(place: Place | null): string | null {
  return place && (place.id ?? place.locode ?? place.name?.toUpperCase() ?? null);
}
