import type { Vessel } from './place.ts';
import { isSameText } from './samePlace.ts';

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
