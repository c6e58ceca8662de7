import type { Vessel } from './place.ts';

export const vesselNotReported = 'Vessel not reported';

export const imoLabel = (imo: string): string => `IMO ${imo}`;

/** What identifies a vessel: the IMO number belongs to the hull, ids and names may change (docs/interface.md 3.7). */
export function vesselKey(vessel: Vessel | null): string | null {
  return vessel && (vessel.imo ?? vessel.id ?? vessel.name?.toUpperCase() ?? null);
}

/** The name of a vessel, otherwise its IMO number. */
export function vesselName(vessel: Vessel | null): string {
  return vessel?.name ?? (vessel?.imo ? imoLabel(vessel.imo) : vesselNotReported);
}
