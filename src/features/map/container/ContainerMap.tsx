import { useMemo, useState } from 'react';
import { isOutOfDate } from '#/domain/records/fleet.ts';
import { withWay } from '#/domain/route/legs.ts';
import { projectedAt } from '#/domain/route/projectedRoute.ts';
import { ReadAge } from '#/parts/ReadAge.tsx';
import { Section } from '#/parts/Section.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import { ProjectionNotice } from './ProjectionNotice.tsx';
import { ProjectionScrubber } from './ProjectionScrubber.tsx';
import { MapBoundary } from '#/features/map/frame/MapBoundary.tsx';
import { MapCard } from '#/features/map/frame/MapCard.tsx';
import { MapWaiting } from '#/features/map/frame/MapWaiting.tsx';
import { RouteLegend } from './RouteLegend.tsx';
import { routeLines } from './routeLines.ts';
import { RouteList } from './RouteList.tsx';
import { RouteNotice } from './RouteNotice.tsx';
import { type JourneyProps, useContainerRoute } from './useContainerRoute.ts';
import { useProjectedRoute } from './useProjectedRoute.ts';

const minute = 60_000;
const hour = 60 * minute;
const loadMap = async () => ({ default: (await import('./RouteMap.tsx')).RouteMap });

/**
 * Where a container has been, is and will be, on a map and in words. The records alone tell it until the route is read,
 * and where there is none.
 */
export function ContainerMap(props: JourneyProps) {
  const { shipment, container } = props;
  const { outcome, read, stops, journey, query } = useContainerRoute(props);
  const running = journey.find(({ vessel }) => vessel)?.vessel ?? null;
  const { way, error, isFetching, retry } = useProjectedRoute(running);
  const [at, setAt] = useState<Instant | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const now = instant(useNow(minute));
  const lines = useMemo(() => routeLines(journey, way, now), [journey, way, now]);
  const label = `Route of ${container.number}`;
  // Beside the place where the vessel was just seen, where it should be now is no news.
  const isNews = at !== null || now - (running?.seenAt ?? 0) > hour;
  const estimate = way && isNews ? projectedAt(way, at ?? now, now) : null;
  const refresh = () => void query.refetch();

  return (
    <Section
      title="Map"
      level={2}
      aside={
        read && (
          <ReadAge
            what="route"
            at={instant(query.dataUpdatedAt)}
            problem={query.error ? errorWords(query.error).title : null}
            refreshing={query.isFetching}
            outOfDate={isOutOfDate(now - query.dataUpdatedAt)}
            onRefresh={refresh}
          />
        )
      }
    >
      <RouteNotice outcome={outcome} error={query.error} unread={read?.unread ?? 0} onRetry={refresh} />
      <div className="card grid overflow-hidden xl:grid-cols-[minmax(0,1fr)_18rem]">
        <MapCard
          label={label}
          className="min-w-0 border-line max-xl:border-b xl:border-r"
          mapClassName="h-80 sm:h-96"
          map={
            outcome === 'reading' ? (
              <MapWaiting />
            ) : (
              <MapBoundary
                load={loadMap}
                waiting={<MapWaiting />}
                props={{
                  label,
                  stops,
                  legs: journey,
                  lines,
                  way,
                  estimate: estimate?.position ?? null,
                  chosen,
                  onChoose: setChosen,
                  now,
                }}
              />
            )
          }
        >
          <RouteLegend kinds={new Set(lines.map(({ kind }) => kind))} />
          {running && way && <ProjectionScrubber way={way} to={running.to} at={at} now={now} onAt={setAt} />}
          {running && !way && <ProjectionNotice error={error} reading={isFetching} onRetry={retry} />}
        </MapCard>
        <RouteList
          label={`${label}, stop by stop`}
          stops={stops}
          legs={withWay(journey, way)}
          tracking={shipment.carrierTracking}
          chosen={chosen}
        />
      </div>
    </Section>
  );
}
