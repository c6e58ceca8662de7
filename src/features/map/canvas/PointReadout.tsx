import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMap } from 'react-leaflet';
import { MapLabel } from './MapLabel.tsx';
import { addPickable } from './mapPicking.ts';
import { levels } from './overlayLevels.ts';
import { type ReadableTrack, type TrackPoint, trackPointAt } from './trackPoint.ts';

interface PointReadoutProps {
  readonly tracks: readonly ReadableTrack[];
  /** Renders the label of a point. */
  readonly children: (point: TrackPoint) => ReactNode;
  readonly onPoint?: (point: TrackPoint | null) => void;
}

/** A line is thin, so it is picked from farther away than a mark. Pixels more. */
const further = 10;

/** A label for the point of a track under the pointer, with its time. */
export function PointReadout({ tracks, children, onPoint }: PointReadoutProps) {
  const map = useMap();
  const [point, setPoint] = useState<TrackPoint | null>(null);
  const find = useEffectEvent((at: { x: number; y: number }, zoom: number, reach: number) =>
    trackPointAt(tracks, at, zoom, reach + further),
  );
  const hover = useEffectEvent((found: TrackPoint | null) => {
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
