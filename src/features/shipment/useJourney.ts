import { useCallback } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists } from '#/domain/records/siftEvents.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { useFromEvents } from './useFromEvents.ts';

/** The legs of a container's journey, for its map; undefined until the events are loaded. */
export function useJourney(shipment: Shipment, container: Container) {
  const make = useCallback(
    (lists: EventLists) => buildJourney({ ...lists, shipment, container }),
    [shipment, container],
  );
  return useFromEvents(container.id, make).made;
}
