import { useEffect, useMemo, useRef } from 'react';
import type { RouteStop, RouteVessel } from '#/domain/containerRoute.ts';
import type { RouteLeg } from '#/domain/routeLegs.ts';
import type { TrackPosition } from '#/domain/vesselTrack.ts';
import type { WayAhead } from '#/domain/wayAhead.ts';
import { MapFrame } from './MapFrame.tsx';
import { boundsOf } from './mapView.ts';
import { routeLines } from './routeLines.ts';
import { TrackLayer } from './TrackLayer.tsx';
import { VesselLayer, type VesselLayerHandle } from './VesselLayer.tsx';
import type { VesselPositions } from './vesselPositions.ts';

export interface RouteMapProps {
  readonly label: string;
  readonly stops: readonly RouteStop[];
  readonly legs: readonly RouteLeg[];
  readonly way: WayAhead | null;
  /** Where the vessel should be at the time that is looked at. */
  readonly estimate: TrackPosition | null;
  readonly onStop: (index: number) => void;
}

/** The journey drawn: what is behind solid, what is ahead dashed, the vessel where it was seen and where it should be. */
export function RouteMap({ label, stops, legs, way, estimate }: RouteMapProps) {
  const lines = useMemo(() => routeLines(legs, way), [legs, way]);
  const bounds = useMemo(
    () => boundsOf([...stops.flatMap(({ position }) => position ?? []), ...legs.flatMap(wayOf)]),
    [stops, legs],
  );
  const vessel = legs.find((leg) => leg.vessel)?.vessel ?? null;
  return (
    <MapFrame label={label} bounds={bounds} embedded className="h-80 sm:h-96">
      <TrackLayer lines={lines} />
      <VesselMarks vessel={vessel} estimate={estimate} />
    </MapFrame>
  );
}

/** The vessel where it was seen and where it should be. Renders nothing. */
function VesselMarks({ vessel, estimate }: { vessel: RouteVessel | null; estimate: TrackPosition | null }) {
  const layer = useRef<VesselLayerHandle>(null);
  useEffect(() => layer.current?.setPositions(marksOf(vessel, estimate)), [vessel, estimate]);
  return <VesselLayer ref={layer} selected={null} onSelect={() => undefined} />;
}

function wayOf({ past, toCome, indicative }: RouteLeg) {
  return [...[...past, ...toCome].flatMap(({ positions }) => positions), ...(indicative ?? [])];
}

function marksOf(vessel: RouteVessel | null, estimate: TrackPosition | null): VesselPositions {
  const marks = [
    ...(estimate ? [{ id: 'estimate', ...estimate, heading: estimate.heading, estimated: 1 }] : []),
    ...(vessel ? [{ id: 'seen', ...vessel.position, heading: vessel.heading, estimated: 0 }] : []),
  ];
  return {
    ids: marks.map(({ id }) => id),
    longitudes: Float64Array.from(marks, ({ longitude }) => longitude),
    latitudes: Float64Array.from(marks, ({ latitude }) => latitude),
    headings: Float64Array.from(marks, ({ heading }) => heading ?? Number.NaN),
    estimated: Uint8Array.from(marks, ({ estimated }) => estimated),
  };
}
