import type { LeafletEvent, Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Box } from '#/domain/geo/clipLine.ts';
import { worldSize } from '#/domain/geo/mercator.ts';
import { labelBox, type LabelSide } from '#/domain/geo/placeLabels.ts';
import { drawPorts } from './drawPorts.ts';
import { useMapPalette } from './mapPalette.ts';
import { usePicking } from './mapPicking.ts';
import { type Frame, useOverlayCanvas } from './overlayCanvas.ts';
import { type MapPort, type PortDot, portAt, portDots } from './portDots.ts';
import { type Gathering, markBoxes } from './vesselMarks.ts';
import type { VesselFeed } from './vesselPositions.ts';

interface PortLayerProps {
  readonly ports: readonly MapPort[];
  readonly selected: string | null;
  /** Without it, ports are not clickable. */
  readonly onSelect?: (id: string) => void;
  /** Vessels of the same map, which no name covers. */
  readonly feed?: VesselFeed;
  /** Those of the vessel layer. */
  readonly gathering?: Omit<Gathering, 'world'>;
}

const eachByItself = { reach: null, selected: null } as const;

/** Ports on the map, with as many names as have room. Renders nothing. */
export function PortLayer({
  ports,
  selected,
  onSelect,
  feed,
  gathering: { reach, selected: vessel } = eachByItself,
}: PortLayerProps) {
  const map = useMap();
  const family = getComputedStyle(map.getContainer()).fontFamily;
  const palette = useMapPalette();
  const placed = useRef<Placed>({ dots: [], sides: new Map(), of: [] });
  const hovered = usePicking('ports', {
    find: (point, zoom, within) => portAt(placed.current.dots, point, within, worldSize(zoom))?.id ?? null,
    onSelect,
  });
  const draw = useCallback(
    (frame: Frame) => {
      // Placing names is expensive, and does not depend on drags or the pointer.
      const of = [ports, selected, frame.zoom, feed?.positions, reach, vessel];
      if (of.some((one, index) => one !== placed.current.of[index])) {
        const fonts = { family, measure: measureIn(frame.context) };
        const before = placed.current;
        const marks = feed ? markBoxes(feed.positions, { world: frame.world, reach, selected: vessel }) : [];
        const dots = portDots(ports, selected, frame, fonts, before.sides, marks);
        placed.current = { dots, sides: sidesOf(dots), of };
        const boxes = dots.flatMap((dot) => (dot.side ? [labelBox(dot, dot.side)] : []));
        // Vessels move all the time, and the names of waters are laid out anew each time.
        const isSame = [0, 1, 2].every((index) => of[index] === before.of[index]);
        if (!isSame || !haveSameSides(before.sides, placed.current.sides))
          publishPortNames(map, { zoom: frame.zoom, boxes });
      }
      drawPorts(frame, placed.current.dots, { hovered, selected }, palette);
    },
    [map, ports, selected, feed, reach, vessel, family, hovered, palette],
  );
  const canvas = useOverlayCanvas('ports', draw);
  useEffect(() => feed?.subscribe(() => canvas.redraw()), [feed, canvas]);
  return null;
}

interface Placed {
  readonly dots: readonly PortDot[];
  readonly sides: ReadonlyMap<string, LabelSide>;
  readonly of: readonly unknown[];
}

function haveSameSides(one: ReadonlyMap<string, LabelSide>, other: ReadonlyMap<string, LabelSide>): boolean {
  return one.size === other.size && [...one].every(([id, side]) => other.get(id) === side);
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

/** The boxes of the names of ports at a zoom, in pixels of the whole world. They do not depend on drags. */
export interface PortNames {
  readonly zoom: number;
  readonly boxes: readonly Box[];
}

const event = 'portnames';

/** Publishes the boxes of the names to the layers below. */
function publishPortNames(map: LeafletMap, names: PortNames): void {
  map.fire(event, names);
}

/** Returns a function that stops it. */
export function watchPortNames(map: LeafletMap, onNames: (names: PortNames) => void): () => void {
  // Leaflet merges the data of `fire` into its event.
  const listener = (fired: LeafletEvent): void => onNames(fired as unknown as PortNames);
  map.on(event, listener);
  return () => {
    map.off(event, listener);
  };
}
