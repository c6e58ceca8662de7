import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { boundsOf } from '#/domain/geo/bounds.ts';
import type { ProjectedRoute } from '#/domain/route/projectedRoute.ts';
import type { RouteVessel } from '#/domain/route/route.ts';
import type { RouteLeg } from '#/domain/route/routeLegs.ts';
import type { TrackPosition } from '#/domain/route/vesselTrack.ts';
import type { DrawnTrack } from '#/features/map/canvas/drawTracks.ts';
import { PointReadout } from '#/features/map/canvas/PointReadout.tsx';
import type { MapPort } from '#/features/map/canvas/portDots.ts';
import { PortLayer } from '#/features/map/canvas/PortLayer.tsx';
import { TrackLayer } from '#/features/map/canvas/TrackLayer.tsx';
import { VesselLayer } from '#/features/map/canvas/VesselLayer.tsx';
import { VesselFeed, columnsOf, type VesselPositions } from '#/features/map/canvas/vesselPositions.ts';
import { MapFrame } from '#/features/map/frame/MapFrame.tsx';
import { PaperLayer, type DrawPaperMap } from '#/features/map/paper/PaperLayer.tsx';
import type { Instant } from '#/time/instant.ts';

export interface RouteMapProps {
  readonly label: string;
  readonly ports: readonly MapPort[];
  readonly legs: readonly RouteLeg[];
  readonly lines: readonly DrawnTrack[];
  readonly vessel: RouteVessel | null;
  /** The id of the vessel's leg. */
  readonly vesselId: string;
  readonly projected: ProjectedRoute | null;
  /** The projected position of the vessel at the time shown. */
  readonly estimate: TrackPosition | null;
  /** The label of a point of the projected route. */
  readonly describe: (at: Instant) => ReactNode;
  /** The id of what is emphasised on the map and in the list. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onPaper: (draw: DrawPaperMap | null) => void;
}

/** The map of a journey: past track solid, projected route dashed, the vessel at its reported and projected position. */
export function RouteMap(props: RouteMapProps) {
  const { label, ports, legs, lines, vessel, vesselId, projected, estimate, describe, chosen } = props;
  const { onChoose, onPaper } = props;
  const [feed] = useState(() => new VesselFeed());
  const tracks = useMemo(() => (projected ? [{ id: 'projected', track: projected.track }] : []), [projected]);
  const bounds = useMemo(
    () => boundsOf([...ports.map(({ position }) => position), ...legs.flatMap(positionsOf)]),
    [ports, legs],
  );
  useEffect(() => feed.setPositions(marksOf(vessel, estimate)), [feed, vessel, estimate]);
  return (
    <MapFrame label={label} bounds={bounds} embedded>
      <TrackLayer lines={lines} />
      {projected && vessel && <PointReadout tracks={tracks}>{({ at }) => describe(at)}</PointReadout>}
      <PortLayer ports={ports} selected={chosen} onSelect={onChoose} feed={feed} />
      <VesselLayer
        feed={feed}
        selected={chosen === vesselId ? reported : null}
        onSelect={() => onChoose(vesselId)}
      />
      {bounds && <PaperLayer {...{ bounds, lines, ports, feed, onPaper }} />}
    </MapFrame>
  );
}

const reported = 'reported';

function positionsOf({ past, projected, indicative }: RouteLeg) {
  return [...[...past, ...projected].flatMap(({ positions }) => positions), ...(indicative ?? [])];
}

/** The vessel at its reported position, and on top of it at the projected one. */
function marksOf(vessel: RouteVessel | null, estimate: TrackPosition | null): VesselPositions {
  return columnsOf(
    [reported, 'estimate'],
    [
      vessel && { ...vessel, ...vessel.position, form: 'reported' },
      estimate && { ...estimate, form: 'projected' },
    ],
  );
}
