import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isFeatureMissing } from '#/data/cache/absence.ts';
import { containerRouteQuery } from '#/data/routes/queries.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { routeLegs } from '#/domain/route/routeLegs.ts';
import { routeStops } from '#/domain/route/stops.ts';
import type { TimelineLeg } from '#/domain/timeline/legs.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

export interface JourneyProps {
  readonly shipment: Shipment;
  readonly container: Container;
  /** Of the timeline; null until the events are loaded. */
  readonly legs: readonly TimelineLeg[] | null;
}

/** What came of the request for a route: `notEnabled` is not part of the account's plan, `none` is an empty answer. */
export type RouteOutcome = 'loading' | 'reported' | 'notEnabled' | 'none' | 'failed';

/** The route of a container, and the journey that it makes with the records. */
export function useContainerRoute({ shipment, container, legs }: JourneyProps) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const query = useQuery(containerRouteQuery(api, container.id));
  // A refusal counts even where an older answer is cached: the account has lost the feature since.
  const isRefused = isFeatureMissing(query.error);
  const reported = isRefused ? null : (query.data ?? null);
  const stops = useMemo(
    () => routeStops(reported, { shipment, container, legs }),
    [reported, shipment, container, legs],
  );
  const journey = useMemo(() => routeLegs(stops, reported, container), [stops, reported, container]);
  const outcome: RouteOutcome = isRefused
    ? 'notEnabled'
    : reported
      ? reported.stops.length + reported.lines.length > 0
        ? 'reported'
        : 'none'
      : query.error
        ? 'failed'
        : 'loading';
  return { outcome, route: reported, stops, journey, query };
}
