import { useEffect, useMemo, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { MAX_TILE_ZOOM, TILE_SIZE, type TileAddress, tileLevel } from '#/basemap/tile.ts';
import type { Bounds } from '#/domain/geo/bounds.ts';
import { worldSize, worldX, worldY } from '#/domain/geo/mercator.ts';
import { drawPorts } from '#/features/map/canvas/drawPorts.ts';
import { drawTracks, type DrawnTrack } from '#/features/map/canvas/drawTracks.ts';
import { drawVessels } from '#/features/map/canvas/drawVessels.ts';
import { type MapPalette, readMapPalette } from '#/features/map/canvas/mapPalette.ts';
import type { CanvasPlace } from '#/features/map/canvas/overlayCanvas.ts';
import { type MapPort, portDots } from '#/features/map/canvas/portDots.ts';
import { markBoxes, vesselMarks } from '#/features/map/canvas/vesselMarks.ts';
import type { VesselFeed, VesselPositions } from '#/features/map/canvas/vesselPositions.ts';
import { BaseMapLayer } from '#/features/map/frame/baseMapLayer.ts';
import { closestFit } from '#/features/map/frame/mapView.ts';
import { naturalEarth } from '#/features/map/frame/words.ts';

/**
 * Keeps a map of the same journey ready for paper: of one size and in light colours, whatever the screen has. A browser
 * does not wait when it prints, so the base map is drawn beforehand, once the page is at rest. Renders nothing.
 */
export function PaperLayer({
  bounds,
  lines,
  ports,
  feed,
  onPaper,
}: Omit<PaperContent, 'vessels'> & {
  bounds: Bounds;
  feed: VesselFeed;
  onPaper: (draw: DrawPaperMap | null) => void;
}) {
  const map = useMap();
  const { west, south, east, north } = bounds;
  const place = useMemo(() => paperPlace({ west, south, east, north }), [west, south, east, north]);
  const base = useRef<PaperBase | null>(null);

  useEffect(
    () =>
      whenAtRest(() => {
        const palette = lightPalette(map.getContainer());
        const canvas = paperCanvas(place, palette);
        const layer = baseLayerOf(map);
        if (!canvas || !layer) return undefined;
        base.current = { place, canvas, palette };
        const context = canvas.getContext('2d');
        const stops = paperTiles(place).map(({ address, x, y, size }) =>
          layer.paintBeside(address, Math.round(size * paperRatio), palette, (tile) =>
            context?.drawImage(tile, x, y, size, size),
          ),
        );
        return () => {
          for (const stop of stops) stop();
          // Of other bounds it would be another place below the journey: until it is drawn anew there is none.
          base.current = null;
        };
      }),
    [map, place],
  );

  useEffect(() => {
    const { fontFamily } = getComputedStyle(map.getContainer());
    onPaper(
      () => base.current && drawPaper({ ...base.current, lines, ports, vessels: feed.positions }, fontFamily),
    );
    return () => onPaper(null);
  }, [map, lines, ports, feed, onPaper]);
  return null;
}

/** Runs once the browser has nothing else to do; returns how to end it and what it began. */
function whenAtRest(run: () => (() => void) | undefined): () => void {
  let stop: (() => void) | undefined;
  const begin = () => {
    stop = run();
  };
  // Safari has no idle times.
  const idle = 'requestIdleCallback' in window;
  const request = idle ? requestIdleCallback(begin) : setTimeout(begin, 1_000);
  return () => {
    if (idle) cancelIdleCallback(Number(request));
    else clearTimeout(request);
    stop?.();
  };
}

function baseLayerOf(map: ReturnType<typeof useMap>): BaseMapLayer | null {
  let found: BaseMapLayer | null = null;
  map.eachLayer((layer) => {
    if (layer instanceof BaseMapLayer) found = layer;
  });
  return found;
}

function lightPalette(container: HTMLElement): MapPalette {
  const light = document.createElement('div');
  light.className = 'on-paper';
  container.append(light);
  const palette = readMapPalette(light);
  light.remove();
  return palette;
}

/** Draws a map for paper, at once; null where it has nothing to draw yet. */
export type DrawPaperMap = () => HTMLCanvasElement | null;

/** Printers have more pixels than screens. */
const paperRatio = 2;

const nothing = { hovered: null, selected: null } as const;

/** Of the map on paper, in CSS pixels: as wide as A4 and Letter have room for. */
const paperSize = { width: 690, height: 320 } as const;

/** Around what is fitted; on the right for the names of ports. */
const padding = { left: 40, right: 120, top: 32, bottom: 32 } as const;
/** The least zoom at which the world is as high as the map. */
const leastZoom = Math.log2(paperSize.height / worldSize(0));

/** The part of the world that shows all of these bounds on paper. */
export function paperPlace({ west, south, east, north }: Bounds): CanvasPlace {
  const { width, height } = paperSize;
  const room = { x: width - padding.left - padding.right, y: height - padding.top - padding.bottom };
  const across = Math.max(worldX(east, 1) - worldX(west, 1), Number.EPSILON);
  const down = Math.max(worldY(south, 1) - worldY(north, 1), Number.EPSILON);
  const fitted = Math.log2(Math.min(room.x / across, room.y / down) / worldSize(0));
  const zoom = Math.max(leastZoom, Math.min(fitted, closestFit));
  const world = worldSize(zoom);
  const middle = {
    x: (worldX(west, world) + worldX(east, world) + padding.right - padding.left) / 2,
    y: (worldY(south, world) + worldY(north, world)) / 2,
  };
  const top = Math.min(Math.max(middle.y - height / 2, 0), world - height);
  return { zoom, world, left: middle.x - width / 2, top, width, height };
}

/** A tile of the base map with its place on the paper, in CSS pixels. */
interface PaperTile {
  readonly address: TileAddress;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The tiles that cover a place, the world repeated to the east and west. */
export function paperTiles({ zoom, left, top, width, height }: CanvasPlace): PaperTile[] {
  const tileZoom = Math.min(Math.max(Math.ceil(zoom), 1), MAX_TILE_ZOOM);
  const size = TILE_SIZE * 2 ** (zoom - tileZoom);
  const count = 2 ** tileLevel(tileZoom);
  const tiles: PaperTile[] = [];
  for (let row = Math.max(0, Math.floor(top / size)); row < count && row * size < top + height; row += 1) {
    for (let at = Math.floor(left / size); at * size < left + width; at += 1) {
      const column = ((at % count) + count) % count;
      tiles.push({
        address: { zoom: tileZoom, column, row },
        x: at * size - left,
        y: row * size - top,
        size,
      });
    }
  }
  return tiles;
}

/** Land and sea, drawn beforehand. */
interface PaperBase {
  readonly place: CanvasPlace;
  readonly canvas: HTMLCanvasElement;
  readonly palette: MapPalette;
}

/** What is on the map besides its base. */
interface PaperContent {
  readonly lines: readonly DrawnTrack[];
  readonly ports: readonly MapPort[];
  readonly vessels: VesselPositions;
}

/** A canvas for paper, in its colour of the sea; null where the browser draws none. */
function paperCanvas({ width, height }: CanvasPlace, { sea }: MapPalette): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = width * paperRatio;
  canvas.height = height * paperRatio;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(paperRatio, paperRatio);
  context.fillStyle = sea;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** The map for paper: its base as far as it is drawn, and a journey on it. */
function drawPaper(
  { place, canvas: base, palette, lines, ports, vessels }: PaperBase & PaperContent,
  family: string,
): HTMLCanvasElement | null {
  const canvas = paperCanvas(place, palette);
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return null;
  const { width, height } = place;
  context.drawImage(base, 0, 0, width, height);
  const frame = { ...place, context };
  const measure = (text: string, font: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  drawTracks(frame, lines, palette);
  const gathering = { world: place.world, reach: null, selected: null };
  const covered = markBoxes(vessels, gathering);
  drawPorts(frame, portDots(ports, null, frame, { family, measure }, new Map(), covered), nothing, palette);
  const marks = vesselMarks(vessels, gathering);
  drawVessels(frame, vessels, marks, nothing, palette);
  context.font = `9px ${family}`;
  context.textAlign = 'right';
  context.textBaseline = 'alphabetic';
  context.fillStyle = palette.label;
  context.fillText(naturalEarth, width - 4, height - 4);
  return canvas;
}
