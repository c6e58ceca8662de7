import { useMemo, useState } from 'react';
import { isOutOfDate } from '#/domain/records/fleet.ts';
import { withProjectedMiles } from '#/domain/route/legs.ts';
import { projectedAt } from '#/domain/route/projectedRoute.ts';
import { MapBoundary } from '#/features/map/frame/MapBoundary.tsx';
import { MapCard } from '#/features/map/frame/MapCard.tsx';
import { MapWaiting } from '#/features/map/frame/MapWaiting.tsx';
import type { DrawPaperMap } from '#/features/map/paper/paperMap.ts';
import { ReadAge } from '#/parts/ReadAge.tsx';
import { Section } from '#/parts/Section.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { pace } from '#/queries/freshness.ts';
import { hasMissedReadings } from '#/queries/paced.ts';
import { hour, minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import { ProjectionLabel } from './ProjectionLabel.tsx';
import { ProjectionNotice } from './ProjectionNotice.tsx';
import { ProjectionScrubber } from './ProjectionScrubber.tsx';
import { legIdOf } from './routeIds.ts';
import { RouteLegend } from './RouteLegend.tsx';
import { routeLines } from './routeLines.ts';
import { RouteList } from './RouteList.tsx';
import { RouteNotice } from './RouteNotice.tsx';
import { routePorts } from './routePorts.ts';
import { type JourneyProps, useContainerRoute } from './useContainerRoute.ts';
import { useProjectedRoute } from './useProjectedRoute.ts';
import { heading, routeOf, routeWord, stopByStop } from './words.ts';

const loadMap = async () => ({ default: (await import('./RouteMap.tsx')).RouteMap });

/**
 * The past, current and projected positions of a container, on a map and in a list. Until the route is loaded, and
 * where there is none, the records alone give its stops.
 */
export function ContainerMap(
  props: JourneyProps & {
    /** Told how the map is drawn for paper; null once it is gone. */
    onPaper: (draw: DrawPaperMap | null) => void;
  },
) {
  const { shipment, container } = props;
  const { outcome, route, stops, journey, query } = useContainerRoute(props);
  const current = journey.findIndex((leg) => leg.vessel);
  const vessel = journey[current]?.vessel ?? null;
  const { projected, unread, error, isFetching, retry } = useProjectedRoute(vessel);
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
            what={routeWord}
            at={instant(query.dataUpdatedAt)}
            problem={query.error ? errorWords(query.error).title : null}
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
