import type { Place } from './place.ts';
import type { Shipment } from './shipment.ts';

/** Whether both have words, and the same but for their case. */
export const isSameText = (a: string | null, b: string | null) =>
  a !== null && b !== null && a.toUpperCase() === b.toUpperCase();

/** What tells a place apart. */
export type NamedPlace = Pick<Place, 'type' | 'id' | 'locode' | 'name'>;

/**
 * Whether two places are known to be one. By type and id wherever both have one, since one city may go by two
 * codes (CNSHG and CNSHA, or BEANT for the area and BEANR for the port); without ids by code, then by name.
 */
export function samePlace(a: NamedPlace | null, b: NamedPlace | null): boolean {
  if (!a || !b) return false;
  if (a.id !== null && b.id !== null) return a.id === b.id && a.type === b.type;
  if (a.locode !== null && b.locode !== null) return isSameText(a.locode, b.locode);
  return isSameText(a.name, b.name);
}

/** Where the container goes on land; null where the port of discharge is the end, which many records repeat. */
export function inlandPlace({
  destination,
  portOfDischarge,
}: Pick<Shipment, 'destination' | 'portOfDischarge'>): Place | null {
  return samePlace(destination, portOfDischarge) ? null : destination;
}
