import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { pace } from '#/data/cache/freshness.ts';
import { hasMissedReadings } from '#/data/cache/paced.ts';
import { futureTrackQuery } from '#/data/vessels/queries.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { Position } from '#/domain/geo/position.ts';
import { isOutOfDate } from '#/domain/records/fleet.ts';
import {
  isOfVoyage,
  projectedAt,
  projectedRoute,
  type ProjectedRoute,
} from '#/domain/route/projectedRoute.ts';
import type { RouteStop, RouteVessel, LegEnd } from '#/domain/route/route.ts';
import { withProjectedMiles, type RouteLeg } from '#/domain/route/routeLegs.ts';
import { splitAt } from '#/domain/route/vesselTrack.ts';
import type { DrawnTrack } from '#/features/map/canvas/drawTracks.ts';
import type { MapPort } from '#/features/map/canvas/portDots.ts';
import { MapBoundary, MapWaiting } from '#/features/map/frame/MapBoundary.tsx';
import { MapCard } from '#/features/map/frame/MapCard.tsx';
import type { DrawPaperMap } from '#/features/map/paper/PaperLayer.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { ReadAge } from '#/parts/time/ReadAge.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { hour, minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { ProjectionScrubber, momentAtPort, statusTextOf, toGoText } from './ProjectionScrubber.tsx';
import { RouteLegend } from './RouteLegend.tsx';
import { legIdOf, stopIdOf, RouteList } from './RouteList.tsx';
import { ProjectionNotice, RouteNotice } from './RouteNotice.tsx';
import { type JourneyProps, useContainerRoute } from './useContainerRoute.ts';
import { heading, routeAge, routeOf, stopByStop, unnamedPlace } from './words.ts';

const page = getRouteApi('/_app/shipments/$shipmentId');

const loadMap = async () => ({ default: (await import('./RouteMap.tsx')).RouteMap });

/**
 * The past, current and projected positions of a container, on a map and in a list. Until the route is loaded, and
 * where there is none, the records alone give its stops.
 */
export function ContainerMap(
  props: JourneyProps & {
    /** Receives the function that draws the map for paper; null once it is gone. */
    onPaper: (draw: DrawPaperMap | null) => void;
  },
) {
  const { shipment, container } = props;
  const { outcome, route, stops, journey, query } = useContainerRoute(props);
  const current = journey.findIndex((leg) => leg.vessel);
  const vessel = journey[current]?.vessel ?? null;
  const end = journey[current]?.to.position ?? null;
  const { projected, unread, error, isFetching, retry } = useProjectedRoute(vessel, end);
  const [at, setAt] = useState<Instant | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const now = instant(useNow(minute));
  const lines = useMemo(() => routeLines(journey, projected, now), [journey, projected, now]);
  const ports = useMemo(() => routePorts(stops), [stops]);
  const label = routeOf(container.number);
  // A projected position of now beside a fresh report would be redundant.
  const isNeeded = at !== null || now - (vessel?.reportedAt ?? 0) > hour;
  const projection = projected && isNeeded ? projectedAt(projected, at ?? now, now) : null;
  const refresh = () => void query.refetch();
  const describe = (time: Instant) =>
    projected && vessel && <ProjectionLabel projected={projected} to={vessel.to} at={time} now={now} />;

  return (
    <Section
      title={heading}
      level={2}
      aside={
        route && (
          <ReadAge
            words={routeAge}
            at={instant(query.dataUpdatedAt)}
            problem={query.error ? describeError(query.error).title : null}
            refreshing={query.isFetching}
            stale={hasMissedReadings(now - query.dataUpdatedAt, pace.positions)}
            outOfDate={isOutOfDate(now - query.dataUpdatedAt)}
            onRefresh={refresh}
          />
        )
      }
    >
      <RouteNotice outcome={outcome} error={query.error} unread={route?.unread ?? 0} onRetry={refresh} />
      <div className="card grid overflow-hidden min-[110rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <MapCard
          label={label}
          className="min-w-0 border-line max-[110rem]:border-b min-[110rem]:border-r"
          mapClassName="h-80 sm:h-96"
          map={
            outcome === 'loading' ? (
              <MapWaiting />
            ) : (
              <MapBoundary
                load={loadMap}
                waiting={<MapWaiting />}
                props={{
                  label,
                  ports,
                  legs: journey,
                  lines,
                  vessel,
                  vesselId: legIdOf(current),
                  projected,
                  estimate: projection?.position ?? null,
                  describe,
                  chosen,
                  onChoose: setChosen,
                  onPaper: props.onPaper,
                }}
              />
            )
          }
        >
          <RouteLegend kinds={new Set(lines.map(({ kind }) => kind))} />
          {vessel && projected && (
            <ProjectionScrubber {...{ projected, stops, unread, at, now }} to={vessel.to} onAt={setAt} />
          )}
          {vessel && !projected && <ProjectionNotice error={error} isLoading={isFetching} onRetry={retry} />}
        </MapCard>
        <RouteList
          label={stopByStop(label)}
          stops={stops}
          legs={withProjectedMiles(journey, projected)}
          tracking={shipment.carrierTracking}
          chosen={chosen}
        />
      </div>
    </Section>
  );
}

/** The stops of a journey as ports of the map, without those whose position is not reported. */
function routePorts(stops: readonly RouteStop[]): MapPort[] {
  return stops.flatMap(({ position, place, arrival, departure }, index) => {
    if (!position) return [];
    const isReached = arrival.actual !== null || departure.actual !== null;
    const name = place.name ?? place.locode ?? unnamedPlace;
    return [{ id: stopIdOf(index), name, position, mark: isReached ? 'reached' : 'upcoming' }];
  });
}

/** The projected route of a vessel to its next port; `projected` is null while it is not loaded. */
function useProjectedRoute(vessel: RouteVessel | null, end: Position | null) {
  const api = page.useRouteContext({ select: (context) => context.api });
  const [id, from, to] = [vessel?.vessel.id, vessel?.from.id, vessel?.to.id];
  const isKnown = Boolean(id && from && to);
  const ends = { previousPortId: from ?? '', portId: to ?? '' };
  const { data, error, isFetching, refetch } = useQuery({
    ...futureTrackQuery(api, id ?? '', ends, 'visible'),
    enabled: isKnown,
  });
  const now = instant(useNow(hour));
  const projected = useMemo(() => {
    const found = data && isKnown ? projectedRoute(data.track) : null;
    return found && vessel && isOfVoyage(found, vessel, end, now) ? found : null;
  }, [data, isKnown, vessel, end, now]);
  const unread = isKnown ? (data?.unread ?? 0) : 0;
  return { projected, unread, error: isKnown ? error : null, isFetching, retry: () => void refetch() };
}

/** The label of a point of the projected route under the pointer. The scrubber has the same facts. */
function ProjectionLabel({
  projected,
  to,
  at,
  now,
}: {
  projected: ProjectedRoute;
  to: LegEnd;
  at: Instant;
  now: Instant;
}) {
  const unit = usePreferences((preferences) => preferences.distance);
  const projection = projectedAt(projected, at, now);
  if (!projection) return null;
  return (
    <>
      {statusTextOf(projection)} · <Time moment={momentAtPort(at, to)} display="place" />
      <br />
      {toGoText(projection, unit)}
    </>
  );
}

/**
 * The lines of a journey.
 *
 * @param route the projected route of the current vessel; it replaces the coarser line of its leg
 * @param now where the line changes from not confirmed to projected
 */
export function routeLines(
  legs: readonly RouteLeg[],
  route: ProjectedRoute | null,
  now: Instant,
): DrawnTrack[] {
  return legs.flatMap((leg, index): DrawnTrack[] => {
    const { past, projected, indicative, mode, vessel } = leg;
    const line = (
      kind: DrawnTrack['kind'],
      part: number,
      positions: DrawnTrack['positions'],
    ): DrawnTrack => ({
      id: `${index} ${kind} ${part}`,
      kind,
      positions,
      strong: true,
    });
    const finer = vessel && route ? projectedLines(route, vessel.reportedAt, now) : null;
    return [
      ...past.map(({ positions }, part) => line('past', part, positions)),
      ...(finer?.map(({ kind, track }) => line(kind, 0, track)) ??
        projected.map(({ positions }, part) => line('projected', part, positions))),
      ...(indicative ? [line(mode === 'rail' ? 'rail' : 'indicative', 0, indicative)] : []),
    ];
  });
}

/** The projected route from the last report: until now not confirmed, after now projected. */
function projectedLines({ track }: ProjectedRoute, reportedAt: Instant | null, now: Instant) {
  const since = reportedAt === null ? track : splitAt(track, instant(Math.min(reportedAt, now))).future;
  const { past, future } = splitAt(since, now);
  const lines = [{ kind: 'elapsed', track: past } as const, { kind: 'projected', track: future } as const];
  return lines.filter((one) => one.track.times.length > 1);
}
