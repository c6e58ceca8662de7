import type { Vessel } from './place.ts';
import { imoOf } from './vesselIdentity.ts';

export const vesselNotReported = 'Vessel not reported';

export const imoLabel = (imo: string): string => `IMO ${imo}`;

/** The name of a vessel, otherwise its IMO number. */
export function vesselName(vessel: Vessel | null): string {
  const imo = imoOf(vessel);
  return vessel?.name ?? (imo === null ? vesselNotReported : imoLabel(imo));
}
