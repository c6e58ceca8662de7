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
  const told = events.data?.records;
  const rawTold = raw.data?.records;
  const journey = useMemo(
    () =>
      told &&
      siftEvents({ events: told, rawEvents: rawTold ?? [] }, (lists) =>
        buildJourney({ ...lists, shipment, container }),
      ),
    [told, rawTold, shipment, container],
  );
  const unread = (events.data?.skipped ?? 0) + (raw.data?.skipped ?? 0) + (journey?.faulty.length ?? 0);
  return { legs: journey?.made, events, raw, unread };
}
