/** `Ivory Accord · voyage 132A` */
export function vesselAndVoyage(vessel: string | null, voyage: string | null): string {
  return [vessel, voyage && `voyage ${voyage}`].filter(Boolean).join(' · ');
}
