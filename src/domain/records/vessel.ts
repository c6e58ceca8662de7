import type { Vessel } from './place.ts';
import { imoOf } from './vesselIdentity.ts';

export const imoLabel = (imo: string): string => `IMO ${imo}`;

/** The name of a vessel, otherwise its IMO number; null where neither is reported. */
export function nameOrImo(vessel: Vessel | null): string | null {
  const imo = imoOf(vessel);
  return vessel?.name ?? (imo === null ? null : imoLabel(imo));
}
