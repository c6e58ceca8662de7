import type { Vessel } from './place.ts';

export const vesselNotReported = 'Vessel not reported';

export const imoLabel = (imo: string): string => `IMO ${imo}`;

/** The name of a vessel, otherwise its IMO number. */
export function vesselName(vessel: Vessel | null): string {
  return vessel?.name ?? (vessel?.imo ? imoLabel(vessel.imo) : vesselNotReported);
}
