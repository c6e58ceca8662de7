import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { transportEventsQuery } from '#/data/events/queries.ts';
import { type Journey, journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import type { Instant } from '#/time/instant.ts';

const route = getRouteApi('/_app/shipments');
/** A key held down passes rows without showing them, and each would cost a request. Milliseconds. */
const rest = 250;

interface PeekedJourney {
  /** By the records alone until the events are loaded, or if they fail. */
  readonly journey: Journey;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The journey of a container with its events, once somebody has stayed with it for a moment. */
export function usePeekedJourney(
  shipment: Shipment,
  container: Container | null,
  now: Instant,
): PeekedJourney {
  const api = route.useRouteContext({ select: (context) => context.api });
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStayed(true), rest);
    return () => clearTimeout(timer);
  }, []);
  const { data, error, isPending, refetch } = useQuery({
    ...transportEventsQuery(api, container?.id ?? ''),
    enabled: stayed && container !== null,
  });
  const records = data?.records;
  const events = useMemo(
    () =>
      container && records
        ? selectEvents({ events: records, rawEvents: [] }, shipment, container, (lists) =>
            timelineEvents(buildJourney({ ...lists, shipment, container }), shipment, container),
          ).result
        : null,
    [shipment, container, records],
  );
  const journey = useMemo(
    () => journeyOf({ shipment, container, events }, now),
    [shipment, container, events, now],
  );
  return {
    journey,
    isLoading: container !== null && isPending,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
