import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { andMore, imo, legWords, vesselNotReported } from './words.ts';

/** The name of a vessel, else its IMO number. */
export function vesselName({ vessel }: Pick<FleetVessel, 'vessel'>): string {
  return vessel?.name ?? (vessel?.imo ? imo(vessel.imo) : vesselNotReported);
}

/** The leg that a vessel sails; while that is not reported, the legs of its containers by the list. */
export function vesselLeg({ reported, sailings }: FleetVessel): string {
  const legs = reported
    ? [legWords(reported.from.name, reported.to.name)]
    : sailings.map(({ from, to }) => legWords(placeName(from), placeName(to)));
  const [first = '', ...others] = new Set(legs);
  return others.length > 0 ? andMore(first, others.length) : first;
}
