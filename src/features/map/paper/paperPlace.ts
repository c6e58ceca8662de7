import { MAX_TILE_ZOOM, TILE_SIZE, type TileAddress, tileLevel } from '#/basemap/tile.ts';
import type { Bounds } from '#/domain/geo/bounds.ts';
import { worldSize, worldX, worldY } from '#/domain/geo/mercator.ts';
import type { Place } from '#/features/map/canvas/overlayCanvas.ts';
import { closestFit } from '#/features/map/frame/mapView.ts';

/** Of the map on paper, in CSS pixels: as wide as A4 and Letter have room for. */
export const paperSize = { width: 690, height: 320 } as const;

/** Around what is fitted; on the right for the names of ports. */
const padding = { left: 40, right: 120, top: 32, bottom: 32 } as const;
/** The least zoom at which the world is as high as the map. */
const leastZoom = Math.log2(paperSize.height / worldSize(0));

/** The part of the world that shows all of these bounds on paper. */
export function paperPlace({ west, south, east, north }: Bounds): Place {
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
export function paperTiles({ zoom, left, top, width, height }: Place): PaperTile[] {
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
