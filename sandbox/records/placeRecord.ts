import type { Reference, Resource } from '#sandbox/jsonapi/jsonapi.ts';
import type { Gazetteer, MetroAreaRecord, PortRecord, TerminalRecord } from '#sandbox/world/gazetteer.ts';

/** docs/interface.md 3.5. Coordinates are numbers there; live services send strings. */
export function placeRecord(gazetteer: Gazetteer, place: PortRecord | MetroAreaRecord): Resource {
  const attributes = {
    name: place.name,
    code: place.locode,
    state_abbr: place.stateAbbr,
    ...(place.type === 'port' ? { city: place.city } : {}),
    country_code: place.countryCode,
    time_zone: place.timeZone,
    latitude: place.latitude,
    longitude: place.longitude,
  };
  const { id, type } = place;
  if (type === 'metro_area') return { id, type, attributes };
  const terminals = terminalsOf(gazetteer, place).map((each) => ({ id: each.id, type: each.type }));
  return { id, type, attributes, relationships: { terminals: { data: terminals } } };
}

/** The marine terminals of a port; none of a metropolitan area. */
export function terminalsOf(
  gazetteer: Gazetteer,
  place: PortRecord | MetroAreaRecord,
): readonly TerminalRecord[] {
  return gazetteer.terminals.filter((each) => each.type === 'terminal' && each.locode === place.locode);
}

export function placeReference(gazetteer: Gazetteer, locode: string | null): Reference | null {
  const place = locode === null ? null : gazetteer.place(locode);
  return place && { id: place.id, type: place.type };
}

/** One fact of the place with that LOCODE; null without a place. */
export function placeAttribute(
  gazetteer: Gazetteer,
  locode: string | null,
  attribute: 'name' | 'timeZone',
): string | null {
  return locode === null ? null : (gazetteer.place(locode)?.[attribute] ?? null);
}
