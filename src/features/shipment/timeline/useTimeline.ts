import { useCallback } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists } from '#/domain/records/siftEvents.ts';
import { timeline } from '#/domain/timeline/timeline.ts';
import { useFromEvents } from '#/features/shipment/useFromEvents.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';

/** The timeline of a container at this minute, ready to be drawn. */
export function useTimeline(shipment: Shipment, container: Container) {
  const now = instant(useNow(minute));
  const make = useCallback(
    (lists: EventLists) => timeline({ ...lists, shipment, container }, now),
    [shipment, container, now],
  );
  return useFromEvents(container.id, make);
}
