import type { Place } from './place.ts';
import type { TransportEvent } from './transportEvent.ts';

/** Whether both have words, and the same but for their case. */
export const sameWords = (a: string | null, b: string | null) =>
  a !== null && b !== null && a.toUpperCase() === b.toUpperCase();

/**
 * Whether two places are known to be one. By type and id wherever both have one, since one city may go by two
 * codes (CNSHG and CNSHA, or BEANT for the area and BEANR for the port); without ids by code, then by name.
 */
export function samePlace(a: Place | null, b: Place | null): boolean {
  if (!a || !b) return false;
  if (a.id !== null && b.id !== null) return a.id === b.id && a.type === b.type;
  if (a.locode !== null && b.locode !== null) return sameWords(a.locode, b.locode);
  return sameWords(a.name, b.name);
}

/** Whether two events are known to have happened at one place. */
export function atSamePlace(a: TransportEvent, b: TransportEvent): boolean {
  if (a.place && b.place) return samePlace(a.place, b.place);
  return sameWords(a.locode ?? a.place?.locode ?? null, b.locode ?? b.place?.locode ?? null);
}

export function hasPlace(event: TransportEvent): boolean {
  return event.place !== null || event.locode !== null;
}
