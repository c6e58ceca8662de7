import { useCallback, useEffect } from 'react';
import { worldSize } from '#/domain/geo/mercator.ts';
import { nearestMark } from '#/domain/geo/nearestMark.ts';
import { drawVessels } from './drawVessels.ts';
import { useMapPalette } from './mapPalette.ts';
import type { Frame } from './overlayCanvas.ts';
import { useOverlayCanvas } from './useOverlayCanvas.ts';
import { usePicking } from './usePicking.ts';
import type { VesselFeed } from './vesselFeed.ts';
import { vesselMarks } from './vesselPositions.ts';

interface VesselLayerProps {
  readonly feed: VesselFeed;
  readonly selected: string | null;
  /** Without it, vessels are not clickable. */
  readonly onSelect?: (id: string) => void;
  readonly onHover?: (id: string | null) => void;
}

/** Vessels on the map, thousands of them on one canvas. Renders nothing. */
export function VesselLayer({ feed, selected, onSelect, onHover }: VesselLayerProps) {
  const palette = useMapPalette();
  const hovered = usePicking('vessels', {
    find(point, zoom, reach) {
      const world = worldSize(zoom);
      const { xs, ys } = vesselMarks(feed.positions, world);
      return feed.positions.ids[nearestMark(xs, ys, point, reach, world)] ?? null;
    },
    onHover,
    onSelect,
  });
  const draw = useCallback(
    (frame: Frame) => drawVessels(frame, feed.positions, { hovered, selected }, palette),
    [feed, hovered, selected, palette],
  );
  const canvas = useOverlayCanvas('vessels', draw);
  useEffect(() => feed.subscribe(() => canvas.redraw()), [feed, canvas]);
  return null;
}
