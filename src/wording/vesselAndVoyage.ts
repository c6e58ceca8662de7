import { voyageOf } from '#/domain/records/words.ts';

/** `Ivory Accord · voyage 132A` */
export function vesselAndVoyage(vessel: string | null, voyage: string | null): string {
  return [vessel, voyage && voyageOf(voyage)].filter(Boolean).join(' · ');
}
