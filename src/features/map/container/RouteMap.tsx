import { useEffect, useMemo, useState } from 'react';
import type { RouteStop, RouteVessel } from '#/domain/route/route.ts';
import type { RouteLeg } from '#/domain/route/legs.ts';
import type { TrackPosition } from '#/domain/route/vesselTrack.ts';
import type { ProjectedRoute } from '#/domain/route/projectedRoute.ts';
import type { Instant } from '#/time/instant.ts';
import { ProjectionLabel } from './ProjectionLabel.tsx';
import type { TrackLine } from '#/features/map/canvas/drawTracks.ts';
import { MapFrame } from '#/features/map/frame/MapFrame.tsx';
import type { MapPort } from '#/features/map/canvas/mapPort.ts';
import { boundsOf } from '#/features/map/frame/mapView.ts';
import { PointReadout } from '#/features/map/canvas/PointReadout.tsx';
import { PortLayer } from '#/features/map/canvas/PortLayer.tsx';
import { legIdOf, stopIdOf } from './routeIds.ts';
import { TrackLayer } from '#/features/map/canvas/TrackLayer.tsx';
import { VesselFeed } from '#/features/map/canvas/vesselFeed.ts';
import { VesselLayer } from '#/features/map/canvas/VesselLayer.tsx';
import type { VesselPositions } from '#/features/map/canvas/vesselPositions.ts';

export interface RouteMapProps {
  readonly label: string;
  readonly stops: readonly RouteStop[];
  readonly legs: readonly RouteLeg[];
  readonly lines: readonly TrackLine[];
  readonly way: ProjectedRoute | null;
  /** Where the vessel should be at the time that is looked at. */
  readonly estimate: TrackPosition | null;
  /** What is pointed out on the map and in the list (routeIds.ts). */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly now: Instant;
}

/** The journey drawn: what is behind solid, what is ahead dashed, the vessel where it was seen and where it should be. */
export function RouteMap(props: RouteMapProps) {
  const { label, stops, legs, lines, way, estimate, chosen, onChoose, now } = props;
  const [feed] = useState(() => new VesselFeed());
  const tracks = useMemo(() => (way ? [{ id: 'ahead', track: way.track }] : []), [way]);
  const ports = useMemo(() => stops.flatMap(portOf), [stops]);
  const bounds = useMemo(
    () => boundsOf([...ports.map(({ position }) => position), ...legs.flatMap(wayOf)]),
    [ports, legs],
  );
  const running = legs.findIndex(({ vessel }) => vessel);
  const vessel = legs[running]?.vessel ?? null;
  useEffect(() => feed.setPositions(marksOf(vessel, estimate)), [feed, vessel, estimate]);
  return (
    <MapFrame label={label} bounds={bounds} embedded>
      <TrackLayer lines={lines} />
      {way && vessel && (
        <PointReadout tracks={tracks}>
          {({ at }) => <ProjectionLabel way={way} to={vessel.to} at={at} now={now} />}
        </PointReadout>
      )}
      <PortLayer ports={ports} selected={chosen} onSelect={onChoose} />
      <VesselLayer
        feed={feed}
        selected={chosen === legIdOf(running) ? seen : null}
        onSelect={() => onChoose(legIdOf(running))}
      />
    </MapFrame>
  );
}

const seen = 'seen';

function portOf({ position, place, arrival, departure }: RouteStop, index: number): MapPort[] {
  if (!position) return [];
  const isReached = arrival.actual !== null || departure.actual !== null;
  const name = place.name ?? place.locode ?? 'Unnamed place';
  return [{ id: stopIdOf(index), name, position, mark: isReached ? 'reached' : 'ahead' }];
}

function wayOf({ past, toCome, indicative }: RouteLeg) {
  return [...[...past, ...toCome].flatMap(({ positions }) => positions), ...(indicative ?? [])];
}

/** The vessel as it was seen, and over it the estimate. */
function marksOf(vessel: RouteVessel | null, estimate: TrackPosition | null): VesselPositions {
  const marks = [
    ...(vessel ? [{ id: seen, ...vessel.position, heading: vessel.heading, estimated: 0 }] : []),
    ...(estimate ? [{ ...estimate, id: 'estimate', estimated: 1 }] : []),
  ];
  return {
    ids: marks.map(({ id }) => id),
    longitudes: Float64Array.from(marks, ({ longitude }) => longitude),
    latitudes: Float64Array.from(marks, ({ latitude }) => latitude),
    headings: Float64Array.from(marks, ({ heading }) => heading ?? Number.NaN),
    estimated: Uint8Array.from(marks, ({ estimated }) => estimated),
  };
}
