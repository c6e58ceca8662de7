import { useCallback, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { worldSize } from '#/domain/geo/mercator.ts';
import { labelBox, type LabelSide } from '#/domain/geo/placeLabels.ts';
import { drawPorts } from './drawPorts.ts';
import { useMapPalette } from './mapPalette.ts';
import type { MapPort } from './mapPort.ts';
import type { Frame } from './overlayCanvas.ts';
import { type PortDot, portAt, portDots } from './portDots.ts';
import { publishPortNames } from './portNames.ts';
import { useOverlayCanvas } from './useOverlayCanvas.ts';
import { usePicking } from './usePicking.ts';

interface PortLayerProps {
  readonly ports: readonly MapPort[];
  readonly selected: string | null;
  /** Without it, ports are not clickable. */
  readonly onSelect?: (id: string) => void;
}

/** Ports on the map, with as many names as have room. Renders nothing. */
export function PortLayer({ ports, selected, onSelect }: PortLayerProps) {
  const map = useMap();
  const family = getComputedStyle(map.getContainer()).fontFamily;
  const palette = useMapPalette();
  const placed = useRef<Placed>({ dots: [], sides: new Map(), of: [] });
  const hovered = usePicking('ports', {
    find: (point, zoom, reach) => portAt(placed.current.dots, point, reach, worldSize(zoom))?.id ?? null,
    onSelect,
  });
  const draw = useCallback(
    (frame: Frame) => {
      // Placing names is expensive, and does not depend on drags or the pointer.
      const of = [ports, selected, frame.zoom];
      if (of.some((one, index) => one !== placed.current.of[index])) {
        const fonts = { family, measure: measureIn(frame.context) };
        const dots = portDots(ports, selected, frame, fonts, placed.current.sides);
        placed.current = { dots, sides: sidesOf(dots), of };
        const boxes = dots.flatMap((dot) => (dot.side ? [labelBox(dot, dot.side)] : []));
        publishPortNames(map, { zoom: frame.zoom, boxes });
      }
      drawPorts(frame, placed.current.dots, { hovered, selected }, palette);
    },
    [map, ports, selected, family, hovered, palette],
  );
  useOverlayCanvas('ports', draw);
  return null;
}

interface Placed {
  readonly dots: readonly PortDot[];
  readonly sides: ReadonlyMap<string, LabelSide>;
  readonly of: readonly unknown[];
}

function sidesOf(dots: readonly PortDot[]): Map<string, LabelSide> {
  return new Map(dots.flatMap(({ id, side }) => (side ? [[id, side] as const] : [])));
}

function measureIn(context: CanvasRenderingContext2D) {
  return (text: string, font: string): number => {
    context.font = font;
    return context.measureText(text).width;
  };
}
