import { sameVessel } from '#/domain/records/sameVessel.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';

/**
 * The steps of the records as they fit the events: of a journey without a transshipment the vessel
 * that arrives is the one that departs. A feeder may be the one that leaves the port of loading; its own events then
 * say so.
 */
export function recordOnlyEvents(
  records: readonly TransportEvent[],
  events: readonly TransportEvent[],
): readonly TransportEvent[] {
  if (events.some((event) => event.name.startsWith('feeder_'))) {
    return records.filter((step) => !isAtPortOfLoading(step));
  }
  const arrival = records.find((step) => step.vessel);
  const direct = events.every(
    ({ name, vessel }) =>
      !name.startsWith('transshipment_') && (!vessel || sameVessel(vessel, arrival?.vessel ?? null)),
  );
  if (!arrival || !direct) return records;
  const { vessel, voyageNumber } = arrival;
  return records.map((step) => (isAtPortOfLoading(step) ? { ...step, vessel, voyageNumber } : step));
}

const isAtPortOfLoading = ({ name }: TransportEvent) =>
  name === 'vessel_loaded' || name === 'vessel_departed';
