import { arrivalState } from '#/domain/arrival/arrivalState.ts';
import type { UsualDelay } from '#/domain/arrival/usualDelay.ts';
import type { ListEtaRecord } from '#/domain/list/column.ts';
import { valuesOf } from '#/domain/list/facets.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import type { DelayGroup } from './delayGroup.ts';
import type { FleetPerformance } from './performance.ts';

/** What past arrivals say beside an ETA: history, and never a new one. */
interface FoundDelay extends UsualDelay {
  readonly group: DelayGroup;
}

/**
 * Finds the range of a shipment's lane, else that of its carrier; null where neither has one that can be shown, and for a
 * shipment that has arrived or has no ETA with an original one.
 */
export function usualDelays({
  carriers,
}: FleetPerformance): (shipment: Shipment, now: Instant) => FoundDelay | null {
  const byCarrier = new Map(
    carriers.map((carrier) => [
      carrier.id,
      { carrier, lanes: new Map(carrier.parts.lane.map((lane) => [lane.id, lane])) },
    ]),
  );
  return (shipment, now) => {
    if (!shipment.podEta || !shipment.podOriginalEta) return null;
    if (arrivalState(shipment, null, now) === 'arrived') return null;
    const [key] = valuesOf('carrier', shipment, now);
    const known = key === undefined ? undefined : byCarrier.get(key);
    if (!known) return null;
    const [pol] = valuesOf('pol', shipment, now);
    const [pod] = valuesOf('pod', shipment, now);
    const lane = pol !== undefined && pod !== undefined ? known.lanes.get(`${pol} ${pod}`) : undefined;
    return usual(lane, 'lane') ?? usual(known.carrier, 'carrier');
  };
}

const usual = (group: DelayGroup | undefined, of: UsualDelay['of']): FoundDelay | null =>
  group?.range ? { range: group.range, known: group.known, of, group } : null;

/** The same for the rows of a list. */
export const listEtaRecord = (usualOf: ReturnType<typeof usualDelays>): ListEtaRecord => ({
  ofRow: ({ shipment }, now) => usualOf(shipment, now),
});
