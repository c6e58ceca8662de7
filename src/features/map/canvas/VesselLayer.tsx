import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';
import { type WorldPoint, worldSize } from '#/domain/geo/mercator.ts';
import { nearestMark } from '#/domain/geo/nearest.ts';
import type { Position } from '#/domain/geo/position.ts';
import { drawVessels } from './drawVessels.ts';
import { MapLabel } from './MapLabel.tsx';
import { useMapPalette } from './mapPalette.ts';
import { usePicking } from './mapPicking.ts';
import { type Frame, useOverlayCanvas } from './overlayCanvas.ts';
import { type VesselMark, vesselMarks } from './vesselMarks.ts';
import type { VesselFeed } from './vesselPositions.ts';

/** A vessel of several that are drawn as one. */
export interface PlacedVessel extends Position {
  readonly id: string;
}

interface VesselLayerProps {
  readonly feed: VesselFeed;
  readonly selected: string | null;
  /** Without it, vessels are not clickable. */
  readonly onSelect?: (id: string) => void;
  /** Opens vessels that are drawn as one at a place of the world. Without it, each vessel is drawn by itself. */
  readonly onOpen?: (vessels: readonly PlacedVessel[], place: WorldPoint) => void;
  /** Renders the label of what is under the pointer. */
  readonly children?: ((ids: readonly string[]) => ReactNode) | undefined;
}

/** Pixels, the size of the mark of a vessel: nearer ones would cover each other. */
export const clusterReach = 13;

/** Vessels on the map, thousands of them on one canvas. */
export function VesselLayer({ feed, selected, onSelect, onOpen, children }: VesselLayerProps) {
  const map = useMap();
  const palette = useMapPalette();
  const reach = onOpen ? clusterReach : null;
  const marksIn = useCallback(
    (world: number) => vesselMarks(feed.positions, { world, reach, selected }),
    [feed, reach, selected],
  );
  /** Across the world, since the same mark may be in view in several of its copies. */
  const pointer = useRef(0);
  const markOf = (id: string): VesselMark | null => {
    const world = worldSize(map.getZoom());
    const mark = marksIn(world).find((one) => one.id === id);
    return mark ? { ...mark, x: mark.x + world * Math.round((pointer.current - mark.x) / world) } : null;
  };
  const select = (id: string) => {
    const mark = markOf(id);
    if (mark && mark.members.length > 1) onOpen?.(placed(feed, mark), mark);
    else onSelect?.(id);
  };
  const hovered = usePicking('vessels', {
    find(point, zoom, within) {
      pointer.current = point.x;
      const world = worldSize(zoom);
      const marks = marksIn(world);
      const [xs, ys] = [marks.map(({ x }) => x), marks.map(({ y }) => y)];
      return marks[nearestMark(xs, ys, point, within, world)]?.id ?? null;
    },
    onSelect: onSelect && select,
  });
  const draw = useCallback(
    (frame: Frame) =>
      drawVessels(frame, feed.positions, marksIn(frame.world), { hovered, selected }, palette),
    [feed, marksIn, hovered, selected, palette],
  );
  const canvas = useOverlayCanvas('vessels', draw);
  useEffect(() => feed.subscribe(() => canvas.redraw()), [feed, canvas]);
  if (hovered === null || !children) return null;
  return (
    <LabelOfMark feed={feed} find={() => markOf(hovered)}>
      {children}
    </LabelOfMark>
  );
}

/** It moves with its vessel while time plays. */
function LabelOfMark({
  feed,
  find,
  children,
}: {
  feed: VesselFeed;
  find: () => VesselMark | null;
  children: (ids: readonly string[]) => ReactNode;
}) {
  useSyncExternalStore(
    useCallback((listener: () => void) => feed.subscribe(listener), [feed]),
    () => feed.positions,
  );
  const mark = find();
  return mark && <MapLabel place={mark}>{children(placed(feed, mark).map(({ id }) => id))}</MapLabel>;
}

function placed({ positions: { ids, latitudes, longitudes } }: VesselFeed, { members }: VesselMark) {
  return members.map((index): PlacedVessel => {
    const [latitude = 0, longitude = 0] = [latitudes[index], longitudes[index]];
    return { id: ids[index] ?? '', latitude, longitude };
  });
}
