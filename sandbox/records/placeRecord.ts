import type { Resource } from '#sandbox/jsonapi/jsonapi.ts';
import type { Gazetteer, MetroAreaRecord, PortRecord } from '#sandbox/world/gazetteer.ts';

/** docs/interface.md 3.5. Coordinates are numbers there; live services send strings. */
export function placeAttributes(place: PortRecord | MetroAreaRecord): Resource['attributes'] {
  return {
    name: place.name,
    code: place.locode,
    state_abbr: place.stateAbbr,
    ...(place.type === 'port' ? { city: place.city } : {}),
    country_code: place.countryCode,
    time_zone: place.timeZone,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

/** One fact of the place with that LOCODE; null without a place. */
export function placeAttribute(
  gazetteer: Gazetteer,
  locode: string | null,
  attribute: 'name' | 'timeZone',
): string | null {
  return locode === null ? null : (gazetteer.place(locode)?.[attribute] ?? null);
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** English name of an ISO 3166 country; the code itself if it is not one. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
