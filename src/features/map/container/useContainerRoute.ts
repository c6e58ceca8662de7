import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Container } from '#/domain/records/container.ts';
import { routeLegs } from '#/domain/route/legs.ts';
import { routeStops } from '#/domain/route/stops.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TimelineLeg } from '#/domain/timeline/legs.ts';
import { containerRouteQuery } from '#/queries/containerRoute.ts';
import { isFeatureMissing } from '#/queries/errorWords.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

export interface JourneyProps {
  readonly shipment: Shipment;
  readonly container: Container;
  /** Of the timeline; null until the events are read. */
  readonly legs: readonly TimelineLeg[] | null;
}

/** What is known of the way: `told` by the service, not part of the account's plan, not there, or not readable. */
export type RouteOutcome = 'reading' | 'told' | 'notEnabled' | 'none' | 'failed';

/** The route of a container as it was read, and the journey that it makes with the records. */
export function useContainerRoute({ shipment, container, legs }: JourneyProps) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const query = useQuery(containerRouteQuery(api, container.id));
  // A refusal counts even where an older answer is kept: the account has lost the feature since.
  const isRefused = isFeatureMissing(query.error);
  const read = isRefused ? null : (query.data ?? null);
  const stops = useMemo(
    () => routeStops(read, { shipment, container, legs }),
    [read, shipment, container, legs],
  );
  const journey = useMemo(() => routeLegs(stops, read, container), [stops, read, container]);
  const outcome: RouteOutcome = isRefused
    ? 'notEnabled'
    : read
      ? read.stops.length + read.lines.length > 0
        ? 'told'
        : 'none'
      : query.error
        ? 'failed'
        : 'reading';
  return { outcome, read, stops, journey, query };
}
