import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { isFeatureMissing } from '#/data/cache/absence.ts';
import { containerRouteQuery } from '#/data/routes/queries.ts';
import type { Container } from '#/domain/records/container.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { routeLegs } from '#/domain/route/legs.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { type Coastline, type RoutePicture, routePicture } from '#/domain/sharing/routePicture.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** Read once, as it never changes. */
let coastline: Promise<Coastline> | null = null;

async function loadCoastline(): Promise<Coastline> {
  try {
    coastline ??= import('#/basemap/coastline.ts').then(({ readCoastline }) => readCoastline());
    return await coastline;
  } catch (error) {
    coastline = null;
    throw error;
  }
}

/**
 * The route of a container on a map, loaded once it is wanted. Without route data its ports and the shortest way between
 * them are drawn.
 */
export function useRoutePicture(
  shipment: Shipment,
  container: Container | null,
  isWanted: boolean,
): { readonly picture: RoutePicture | null; readonly state: 'unwanted' | 'loading' | 'failed' | 'ready' } {
  const api = route.useRouteContext({ select: (context) => context.api });
  const asked = isWanted && container !== null;
  const query = useQuery({ ...containerRouteQuery(api, container?.id ?? ''), enabled: asked });
  const { events, raw } = useContainerEvents(container?.id ?? null);
  const [land, setLand] = useState<Coastline | 'failed' | null>(null);
  useEffect(() => {
    if (!asked) return undefined;
    let isShown = true;
    loadCoastline().then(
      (rings) => isShown && setLand(rings),
      () => isShown && setLand('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [asked]);
  const reported = isFeatureMissing(query.error) ? null : (query.data ?? null);
  const isLoaded = (reported !== null || query.isError) && land !== null && land !== 'failed';
  const picture = useMemo(() => {
    if (!asked || !isLoaded) return null;
    const lists = { events: events.data?.records ?? [], rawEvents: raw.data?.records ?? [] };
    return tryOr(() => {
      const legs = selectEvents(lists, shipment, container, (own) =>
        buildJourney({ ...own, shipment, container }),
      ).result;
      const stops = routeStops(reported, { shipment, container, legs });
      return routePicture(stops, routeLegs(stops, reported, container), land);
    }, null);
  }, [asked, isLoaded, shipment, container, reported, events.data, raw.data, land]);
  const state = !asked ? 'unwanted' : land === 'failed' ? 'failed' : isLoaded ? 'ready' : 'loading';
  return { picture, state };
}
