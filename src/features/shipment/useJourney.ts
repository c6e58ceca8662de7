import { useCallback } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import type { JourneyLists } from '#/domain/timeline/selectEvents.ts';
import { useFromEvents } from './useFromEvents.ts';

/** The legs of a container's journey, for its map; undefined until the events are loaded. */
export function useJourney(shipment: Shipment, container: Container) {
  const make = useCallback(
    (lists: JourneyLists) => buildJourney({ ...lists, shipment, container }),
    [shipment, container],
  );
  return useFromEvents(shipment, container, make).result;
}
