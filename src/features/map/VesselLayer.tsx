import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useMap } from 'react-leaflet';
import { worldSize } from '#/domain/mercator.ts';
import { nearestMark } from '#/domain/nearestMark.ts';
import { drawVessels } from './drawVessels.ts';
import { addPickable } from './mapPicking.ts';
import { useMapPalette } from './mapPalette.ts';
import { levels } from './overlayLevels.ts';
import type { Frame } from './overlayCanvas.ts';
import { useOverlayCanvas } from './useOverlayCanvas.ts';
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
  const map = useMap();
  const palette = useMapPalette();
  const positions = useRef(noVessels);
  const [hovered, setHovered] = useState<string | null>(null);
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
  const select = useEffectEvent(onSelect);
  const hover = useEffectEvent((id: string | null) => {
    if (id === hovered) return;
    setHovered(id);
    onHover?.(id);
  });
  useEffect(
    () =>
      addPickable(map, levels.vessels, {
        find(point, zoom, reach) {
          const world = worldSize(zoom);
          const { xs, ys } = vesselMarks(positions.current, world);
          return positions.current.ids[nearestMark(xs, ys, point, reach, world)] ?? null;
        },
        hover,
        select,
      }),
    [map],
  );
  return null;
}
