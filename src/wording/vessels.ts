import type { Vessel } from '#/domain/records/place.ts';
import { nameOrImo } from '#/domain/records/vessel.ts';

export const vesselNotReported = 'Vessel not reported';

/** The name of a vessel, otherwise its IMO number. */
export const vesselName = (vessel: Vessel | null): string => nameOrImo(vessel) ?? vesselNotReported;

/** A voyage after its vessel. */
export const voyageOf = (voyage: string): string => `voyage ${voyage}`;

/** `Ivory Accord · voyage 132A` */
export function vesselAndVoyage(vessel: string | null, voyage: string | null): string {
  return [vessel, voyage && voyageOf(voyage)].filter(Boolean).join(' · ');
}
