import type { Feature, Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { feature, mesh } from 'topojson-client';
import { unwrapLine, unwrapPolygons, withoutCuts } from './rings.ts';
import { MAX_TILE_ZOOM, TILE_EXTENT, type TileAddress, tileLevel } from './tile.ts';
import type { LakesFile, StatesFile, WorldFile } from './worldFile.ts';

/** A line or ring within a tile: x, y, x, y … in parts of `TILE_EXTENT`, some outside of it. */
export type Path = Int16Array | Int32Array;

/** The parts of the world's lines or rings that one tile shows. */
export type ShapeIndex = (address: TileAddress) => readonly Path[];

/** The shapes of a world file. */
export interface WorldShapes {
  readonly land: ShapeIndex;
  readonly coast: ShapeIndex;
  readonly borders: ShapeIndex;
}

export function worldShapes(world: WorldFile): WorldShapes {
  const land = feature(world, world.objects.land).features.map(
    ({ geometry }) => geometry as Polygon | MultiPolygon,
  );
  // The coast has lines of its own: the outlines of cut polygons include the seams.
  return {
    land: polygonIndex(unwrapPolygons(land)),
    coast: lineIndex(withoutCuts(mesh(world, world.objects.land).coordinates)),
    borders: lineIndex(mesh(world, world.objects.countries, (one, other) => one !== other).coordinates),
  };
}

export function stateLines(file: StatesFile): ShapeIndex {
  return lineIndex(mesh(file, file.objects.states, (one, other) => one !== other).coordinates);
}

export function lakeShapes({ features }: LakesFile): {
  readonly lakes: ShapeIndex;
  readonly shores: ShapeIndex;
} {
  const polygons = features.map(({ geometry }) => geometry.coordinates);
  return {
    lakes: polygonIndex(polygons),
    shores: lineIndex(polygons.flat()),
  };
}

function polygonIndex(polygons: readonly Position[][][]): ShapeIndex {
  return index(polygons.map((coordinates) => ({ type: 'Polygon', coordinates })));
}

function lineIndex(lines: readonly (readonly Position[])[]): ShapeIndex {
  return index(lines.map((line) => ({ type: 'LineString', coordinates: unwrapLine(line) })));
}

/** One feature for each shape, so that a shape outside of a tile is skipped as a whole. */
function index(geometries: readonly Geometry[]): ShapeIndex {
  const features = geometries.map((geometry): Feature => ({ type: 'Feature', properties: null, geometry }));
  const tiles = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: MAX_TILE_ZOOM, extent: TILE_EXTENT, indexMaxZoom: 4 },
  );
  return (address) => {
    const tile = tiles.getTileRaw(tileLevel(address.zoom), address.column, address.row);
    return (
      tile?.features.flatMap((shape) => (shape.type === 2 || shape.type === 3 ? shape.geometry : [])) ?? []
    );
  };
}
