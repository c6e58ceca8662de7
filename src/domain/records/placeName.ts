import type { Place } from './place.ts';

/** What a place is called on screens: its name, else its UN/LOCODE; null where neither is reported. */
export function placeName(place: Pick<Place, 'name' | 'locode'> | null): string | null {
  return place?.name ?? place?.locode ?? null;
}

/** Its name with its UN/LOCODE: `Los Angeles (USLAX)`; the one that is reported, or null. */
export function placeWithCode(place: Pick<Place, 'name' | 'locode'> | null): string | null {
  return place?.name && place.locode ? `${place.name} (${place.locode})` : placeName(place);
}

/** What identifies a place: the id, never the code (docs/interface.md trap 33); without one, by what is reported. */
export function placeKey(place: Place | null): string | null {
  return place && (place.id ?? place.locode ?? place.name?.toUpperCase() ?? null);
}
