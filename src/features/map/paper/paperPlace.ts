import { MAX_TILE_ZOOM, TILE_SIZE, type TileAddress, tileLevel } from '#/basemap/tile.ts';
import type { Bounds } from '#/domain/geo/bounds.ts';
import { worldSize, worldX, worldY } from '#/domain/geo/mercator.ts';
import { drawPorts } from '#/features/map/canvas/drawPorts.ts';
import { drawTracks, type DrawnTrack } from '#/features/map/canvas/drawTracks.ts';
import { drawVessels } from '#/features/map/canvas/drawVessels.ts';
import type { MapPalette } from '#/features/map/canvas/mapPalette.ts';
import type { CanvasPlace } from '#/features/map/canvas/overlayCanvas.ts';
import type { MapPort } from '#/features/map/canvas/portDots.ts';
import { portDots } from '#/features/map/canvas/portDots.ts';
import { markBoxes, vesselMarks } from '#/features/map/canvas/vesselMarks.ts';
import type { VesselPositions } from '#/features/map/canvas/vesselPositions.ts';
import { closestFit } from '#/features/map/frame/mapView.ts';
import { naturalEarth } from '#/features/map/frame/words.ts';

/** Printers have more pixels than screens. */
export const paperRatio = 2;

const nothing = { hovered: null, selected: null } as const;

/** Of the map on paper, in CSS pixels: as wide as A4 and Letter have room for. */
export const paperSize = { width: 690, height: 320 } as const;

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
export interface PaperTile {
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
export interface PaperBase {
  readonly place: CanvasPlace;
  readonly canvas: HTMLCanvasElement;
  readonly palette: MapPalette;
}

/** What is on the map besides its base. */
export interface PaperContent {
  readonly lines: readonly DrawnTrack[];
  readonly ports: readonly MapPort[];
  readonly vessels: VesselPositions;
}

/** A canvas for paper, in its colour of the sea; null where the browser draws none. */
export function paperCanvas({ width, height }: CanvasPlace, { sea }: MapPalette): HTMLCanvasElement | null {
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
export function drawPaper(
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
