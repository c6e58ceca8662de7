import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMap } from 'react-leaflet';
import { type WorldPoint, worldSize } from '#/domain/geo/mercator.ts';
import { nearestOnLine } from '#/domain/geo/nearest.ts';
import type { Position } from '#/domain/geo/position.ts';
import { worldCopies } from '#/domain/geo/unwrap.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { MapLabel } from './MapLabel.tsx';
import { addPickable } from './mapPicking.ts';
import { levels } from './overlayCanvas.ts';
import { shapeOf } from './trackShape.ts';

interface PointReadoutProps {
  readonly tracks: readonly ReadableTrack[];
  /** Renders the label of a point. */
  readonly children: (point: CanvasPoint) => ReactNode;
  readonly onPoint?: (point: CanvasPoint | null) => void;
}

/** A line is thin, so it is picked from farther away than a mark. Pixels more. */
const further = 10;

/** A label for the point of a track under the pointer, with its time. */
export function PointReadout({ tracks, children, onPoint }: PointReadoutProps) {
  const map = useMap();
  const [point, setPoint] = useState<CanvasPoint | null>(null);
  const find = useEffectEvent((at: { x: number; y: number }, zoom: number, reach: number) =>
    trackPointAt(tracks, at, zoom, reach + further),
  );
  const hover = useEffectEvent((found: CanvasPoint | null) => {
    setPoint(found);
    onPoint?.(found);
  });
  useEffect(() => addPickable(map, levels.tracks, { find, hover }), [map]);
  if (!point) return null;
  return (
    <MapLabel place={point.place} dot>
      {children(point)}
    </MapLabel>
  );
}

interface ReadableTrack {
  readonly id: string;
  readonly track: Track;
}

/** A point of a track, possibly interpolated. */
interface CanvasPoint {
  readonly id: string;
  readonly at: Instant;
  readonly position: Position;
  readonly estimated: boolean;
  /** Its place in the copy of the world under the pointer. */
  readonly place: WorldPoint;
}

/** The point of the nearest track within reach of a point of the world at a zoom; null without one. */
export function trackPointAt(
  tracks: readonly ReadableTrack[],
  { x, y }: WorldPoint,
  zoom: number,
  reach: number,
): CanvasPoint | null {
  const world = worldSize(zoom);
  const scale = 2 ** zoom;
  const view = { left: x - reach, right: x + reach };
  let nearest: CanvasPoint | null = null;
  let least = reach;
  for (const { id, track } of tracks) {
    const { xs, ys, left, right } = shapeOf(track);
    for (const offset of worldCopies(left * scale, right * scale, view, world)) {
      const found = nearestOnLine(xs, ys, (x - offset) / scale, y / scale);
      if (!found || found.distance * scale > least) continue;
      least = found.distance * scale;
      const between = (values: Float64Array) => valueAt(values, found.index, found.fraction);
      nearest = {
        id,
        at: instant(Math.round(between(track.times))),
        position: { latitude: between(track.latitudes), longitude: between(track.longitudes) },
        estimated: found.index + Math.ceil(found.fraction) >= track.estimatedFrom,
        place: { x: between(xs) * scale + offset, y: between(ys) * scale },
      };
    }
  }
  return nearest;
}

function valueAt(values: Float64Array, index: number, fraction: number): number {
  const value = values[index] ?? Number.NaN;
  return fraction === 0 ? value : value + ((values[index + 1] ?? value) - value) * fraction;
}
