import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { besidePoint } from './besidePoint.ts';
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
  return <PointLabel point={point}>{children(point)}</PointLabel>;
}

/** Hidden from screen readers: the lists of the page have the same facts. */
function PointLabel({ point, children }: { point: TrackPoint; children: ReactNode }) {
  const map = useMap();
  const label = useRef<HTMLDivElement>(null);
  const { x, y } = map.layerPointToContainerPoint([
    point.place.x - map.getPixelOrigin().x,
    point.place.y - map.getPixelOrigin().y,
  ]);
  useLayoutEffect(() => {
    const element = label.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    const { x: across, y: down } = map.getSize();
    const { left, top } = besidePoint({ x, y }, { width, height }, { width: across, height: down });
    element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  });
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-[700] overflow-hidden">
      <div
        className="absolute -top-[5px] -left-[5px] size-2.5 rounded-full border-2 border-[var(--map-edge)] bg-[var(--map-track)]"
        style={{ translate: `${x}px ${y}px` }}
      />
      <div
        ref={label}
        className="absolute top-0 left-0 w-max max-w-[16rem] rounded border border-line bg-surface px-2 py-1 text-xs text-ink shadow-sm"
      >
        {children}
      </div>
    </div>
  );
}
