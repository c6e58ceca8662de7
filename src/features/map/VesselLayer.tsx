import { type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { worldSize } from '#/domain/mercator.ts';
import { nearestMark } from '#/domain/nearestMark.ts';
import { drawVessels } from './drawVessels.ts';
import { useMapPalette } from './mapPalette.ts';
import type { Frame } from './overlayCanvas.ts';
import { useOverlayCanvas } from './useOverlayCanvas.ts';
import { usePicking } from './usePicking.ts';
import { noVessels, vesselMarks, type VesselPositions } from './vesselPositions.ts';

export interface VesselLayerHandle {
  /** Moves all vessels, drawn with the next frame; for a scrubber, without rendering anything. */
  setPositions(positions: VesselPositions): void;
}

interface VesselLayerProps {
  readonly ref: Ref<VesselLayerHandle>;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly onHover?: (id: string | null) => void;
}

/** Vessels over the map, thousands of them on one canvas. Renders nothing. */
export function VesselLayer({ ref, selected, onSelect, onHover }: VesselLayerProps) {
  const palette = useMapPalette();
  const positions = useRef(noVessels);
  const hovered = usePicking('vessels', {
    find(point, zoom, reach) {
      const world = worldSize(zoom);
      const { xs, ys } = vesselMarks(positions.current, world);
      return positions.current.ids[nearestMark(xs, ys, point, reach, world)] ?? null;
    },
    onHover,
    onSelect,
  });
  const draw = useCallback(
    (frame: Frame) => {
      const marks = vesselMarks(positions.current, frame.world);
      drawVessels(frame, positions.current, marks, { hovered, selected }, palette);
    },
    [hovered, selected, palette],
  );
  const canvas = useOverlayCanvas('vessels', draw);
  useImperativeHandle(
    ref,
    () => ({
      setPositions(next) {
        positions.current = next;
        canvas.redraw();
      },
    }),
    [canvas],
  );
  return null;
}
