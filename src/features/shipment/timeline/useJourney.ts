import { useMemo } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { siftEvents } from '#/domain/records/siftEvents.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';

/**
 * The journey of a container by its events and records; `legs` is undefined until the events are there. `unread` counts
 * the events that could not be read, or that no journey can be made of.
 */
export function useJourney(shipment: Shipment, container: Container) {
  const { events, raw } = useContainerEvents(container.id);
  const reported = events.data?.records;
  const rawReported = raw.data?.records;
  const journey = useMemo(
    () =>
      reported &&
      siftEvents({ events: reported, rawEvents: rawReported ?? [] }, (lists) =>
        buildJourney({ ...lists, shipment, container }),
      ),
    [reported, rawReported, shipment, container],
  );
  const unread = (events.data?.skipped ?? 0) + (raw.data?.skipped ?? 0) + (journey?.faulty.length ?? 0);
  return { legs: journey?.made, events, raw, unread };
}
