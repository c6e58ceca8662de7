import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { pace } from '#/data/cache/freshness.ts';
import { atPace } from '#/data/cache/paced.ts';
import { rawEventsQuery, transportEventsQuery } from '#/data/events/queries.ts';
import { usePreferences } from '#/device/preferences.ts';
import { selectContainer } from '#/domain/find/selectContainer.ts';
import type { Container } from '#/domain/records/container.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists } from '#/domain/records/transportEvent.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { type JourneyLists, selectEvents } from '#/domain/timeline/selectEvents.ts';
import {
  withEventZones,
  withInlandEvents,
  withOwnOriginals,
  withSeaEvents,
} from '#/domain/timeline/shownByEvents.ts';
import { mostPressingContainer } from '#/domain/verdict/mostPressingContainer.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** The history and the estimates of a container, if there is one; read again at the pace of its shipment. */
export function useContainerEvents(containerId: string | null) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const reading = { enabled: containerId !== null, refetchInterval: atPace(pace.shipment) };
  const events = useQuery({ ...transportEventsQuery(api, containerId ?? ''), ...reading });
  const raw = useQuery({ ...rawEventsQuery(api, containerId ?? ''), ...reading });
  return { events, raw };
}

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
  const filtered = useMemo(
    () =>
      reported && selectEvents({ events: reported, rawEvents: rawReported ?? [] }, shipment, container, make),
    [reported, rawReported, shipment, container, make],
  );
  const unread = (events.data?.skipped ?? 0) + (raw.data?.skipped ?? 0) + (filtered?.rejected.length ?? 0);
  return { result: filtered?.result, events, raw, unread };
}

/** The legs of a container's journey, for its map; undefined until the events are loaded. */
export function useJourney(shipment: Shipment, container: Container) {
  const make = useCallback(
    (lists: JourneyLists) => buildJourney({ ...lists, shipment, container }),
    [shipment, container],
  );
  return useFromEvents(shipment, container, make).result;
}

/**
 * The container of a shipment that the address asks for, else its most pressing one, with what its events show of its
 * arrival and of a carriage inland as soon as they are read; `recorded` has the dates of its record alone, `shipment` only
 * those original ETAs that its events do not know better, and `missing` is a number that the shipment does not have.
 */
export function useSelectedContainer(reported: Shipment, wanted: string | undefined) {
  const { container: recorded, missing } = selectContainer(
    reported.containers,
    wanted,
    useOpenedFor(reported),
  );
  const { events, raw } = useContainerEvents(recorded?.id ?? null);
  const [shipment, inland, container] = useMemo(() => {
    const lists = { events: events.data?.records ?? [], rawEvents: raw.data?.records ?? [] };
    // A record that no rule can make anything of costs its own part of the page.
    return recorded
      ? tryOr(() => withEvents(reported, recorded, lists), [reported, recorded, recorded] as const)
      : ([reported, null, null] as const);
  }, [reported, recorded, events.data, raw.data]);
  return { shipment, container, recorded: inland, missing };
}

function withEvents(shipment: Shipment, container: Container, lists: EventLists) {
  return selectEvents(lists, shipment, container, (own) => {
    const zoned = withEventZones(shipment, container, own.events);
    const inland = withInlandEvents(shipment, zoned, own.events);
    return [withOwnOriginals(shipment, own), inland, withSeaEvents(shipment, inland, own)] as const;
  }).result;
}

/**
 * The id of the container that is most pressing when the page opens, or when the first containers are named: it stays while
 * somebody reads it.
 */
function useOpenedFor(shipment: Shipment): string | undefined {
  const now = instant(useNow(minute));
  const limits = usePreferences((preferences) => preferences.exceptions);
  const choose = () => ({
    shipmentId: shipment.id,
    containerId: mostPressingContainer(shipment, now, limits)?.id,
  });
  const [opened, setOpened] = useState(choose);
  const isSame = opened.shipmentId === shipment.id;
  if (isSame && (opened.containerId !== undefined || shipment.containers.length === 0))
    return opened.containerId;
  const chosen = choose();
  if (isSame && chosen.containerId === undefined) return undefined;
  setOpened(chosen);
  return chosen.containerId;
}
