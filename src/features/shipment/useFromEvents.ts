import { useMemo } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type JourneyLists, selectEvents } from '#/domain/timeline/selectEvents.ts';
import { useContainerEvents } from './useContainerEvents.ts';

/**
 * What is made of the events of a container: undefined until they are loaded, and without those on which it fails.
 * `unread` counts those and the ones that could not be read at all.
 *
 * @param make the same function as long as it would make the same of the same events
 */
export function useFromEvents<Made>(
  shipment: Shipment,
  container: Container,
  make: (lists: JourneyLists) => Made,
) {
  const { events, raw } = useContainerEvents(container.id);
  const reported = events.data?.records;
  const rawReported = raw.data?.records;
  const sifted = useMemo(
    () =>
      reported && selectEvents({ events: reported, rawEvents: rawReported ?? [] }, shipment, container, make),
    [reported, rawReported, shipment, container, make],
  );
  const unread = (events.data?.skipped ?? 0) + (raw.data?.skipped ?? 0) + (sifted?.rejected.length ?? 0);
  return { result: sifted?.result, events, raw, unread };
}
