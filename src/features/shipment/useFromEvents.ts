import { useMemo } from 'react';
import { type EventLists, siftEvents } from '#/domain/records/siftEvents.ts';
import { useContainerEvents } from './useContainerEvents.ts';

/**
 * What is made of the events of a container: undefined until they are loaded, and without those on which it fails.
 * `unread` counts those and the ones that could not be read at all.
 *
 * @param make the same function as long as it would make the same of the same events
 */
export function useFromEvents<Made>(containerId: string, make: (lists: EventLists) => Made) {
  const { events, raw } = useContainerEvents(containerId);
  const reported = events.data?.records;
  const rawReported = raw.data?.records;
  const sifted = useMemo(
    () => reported && siftEvents({ events: reported, rawEvents: rawReported ?? [] }, make),
    [reported, rawReported, make],
  );
  const unread = (events.data?.skipped ?? 0) + (raw.data?.skipped ?? 0) + (sifted?.faulty.length ?? 0);
  return { made: sifted?.made, events, raw, unread };
}
