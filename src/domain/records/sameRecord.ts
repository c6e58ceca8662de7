import type { Place, Vessel } from './place.ts';

/** Whether both have words, and the same but for their case. */
export const isSameText = (a: string | null, b: string | null) =>
  a !== null && b !== null && a.toUpperCase() === b.toUpperCase();

/**
 * Whether two places are known to be one. By type and id wherever both have one, since one city may go by two
 * codes (CNSHG and CNSHA, or BEANT for the area and BEANR for the port); without ids by code, then by name.
 */
export function samePlace(a: Place | null, b: Place | null): boolean {
  if (!a || !b) return false;
  if (a.id !== null && b.id !== null) return a.id === b.id && a.type === b.type;
  if (a.locode !== null && b.locode !== null) return isSameText(a.locode, b.locode);
  return isSameText(a.name, b.name);
}

/** Whether two vessels are known to be one: by id, then by IMO number, then by name. */
export function sameVessel(a: Vessel | null, b: Vessel | null): boolean {
  if (!a || !b) return false;
  if (a.id !== null && b.id !== null) return a.id === b.id;
  if (a.imo !== null && b.imo !== null) return a.imo === b.imo;
  return isSameText(a.name, b.name);
}

/** Whether two vessels are known to be two. A reference whose record did not come along has only an id, which a name cannot contradict. */
export function differentVessels(a: Vessel, b: Vessel): boolean {
  const differ = (one: string | null, other: string | null) =>
    one !== null && other !== null && !isSameText(one, other);
  if (a.imo !== null && b.imo !== null) return a.imo !== b.imo;
  return differ(a.id, b.id) || differ(a.name, b.name);
}
