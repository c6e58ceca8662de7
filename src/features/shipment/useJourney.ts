import { useMemo } from 'react';
import type { Container } from '#/domain/container.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { buildJourney } from '#/domain/timelineLegs.ts';
import { useContainerEvents } from './useContainerEvents.ts';

/** The journey of a container by its events and records; `legs` is undefined until the events are there. */
export function useJourney(shipment: Shipment, container: Container) {
  const { events, raw } = useContainerEvents(container.id);
  const legs = useMemo(
    () =>
      events.data && buildJourney({ events: events.data, rawEvents: raw.data ?? [], shipment, container }),
    [events.data, raw.data, shipment, container],
  );
  return { legs, events, raw };
}
