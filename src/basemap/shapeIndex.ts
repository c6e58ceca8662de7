import type { Feature, Geometry, MultiPolygon, Polygon, Position, FeatureCollection } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { nearestTurn } from '#/domain/geo/unwrap.ts';
import { MAX_TILE_ZOOM, TILE_EXTENT, type TileAddress, tileLevel } from './tile.ts';

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
  return shapeIndex(polygons.map((coordinates) => ({ type: 'Polygon', coordinates })));
}

function lineIndex(lines: readonly (readonly Position[])[]): ShapeIndex {
  return shapeIndex(lines.map((line) => ({ type: 'LineString', coordinates: unwrapLine(line) })));
}

/** One feature for each shape, so that a shape outside of a tile is skipped as a whole. */
function shapeIndex(geometries: readonly Geometry[]): ShapeIndex {
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

/**
 * A line that continues across the antimeridian instead of jumping back by 360°: each longitude is turned to within 180°
 * of the one before. Degrees; longitudes may go beyond ±180.
 */
export function unwrapLine(line: readonly Position[]): Position[] {
  let before = line[0]?.[0] ?? 0;
  return line.map(([longitude = 0, latitude = 0]) => {
    before = longitude + nearestTurn(longitude, before);
    return [before, latitude];
  });
}

/**
 * A ring of world-atlas in a form that a map can fill. Its rings are stitched across 180° (Russia, Fiji), and that of
 * Antarctica goes around the globe without closing: here it closes over the pole.
 */
export function unwrapRing(ring: readonly Position[]): Position[] {
  const line = unwrapLine(ring);
  const [start = 0, latitude = 0] = line[0] ?? [];
  const [end = 0] = line.at(-1) ?? [];
  if (Math.abs(end - start) < 180) return line;
  const pole = latitude < 0 ? -90 : 90;
  return [...line, [end, pole], [(start + end) / 2, pole], [start, pole], [start, latitude]];
}

/**
 * Coasts without the edges along the antimeridian, which are no coasts: Natural Earth cuts land in two there (Chukotka,
 * Wrangel Island, Fiji), and at 1:10 million world-atlas does not join it again.
 */
export function withoutCuts(lines: readonly (readonly Position[])[]): Position[][] {
  return lines.flatMap((line) => {
    const parts: Position[][] = [];
    for (const [index, at] of line.entries()) {
      if (index === 0 || (isOnCut(at) && isOnCut(line[index - 1]))) parts.push([at]);
      else parts.at(-1)?.push(at);
    }
    return parts.filter((part) => part.length > 1);
  });
}

function isOnCut(at: Position | undefined): boolean {
  return Math.abs(at?.[0] ?? 0) === 180;
}

/** The polygons of land of world-atlas, each in one piece with its holes and with its middle within ±180. */
export function unwrapPolygons(geometries: readonly (Polygon | MultiPolygon)[]): Position[][][] {
  return geometries.flatMap((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return polygons.map(unwrapPolygon);
  });
}

function unwrapPolygon(rings: readonly (readonly Position[])[]): Position[][] {
  const [outline = [], ...holes] = rings.map(unwrapRing);
  const placed = turned(outline, 0);
  const middle = middleOf(placed);
  return [placed, ...holes.map((hole) => turned(hole, middle))];
}

/** A ring on the turn of the world where its middle is nearest to a longitude. */
function turned(ring: Position[], to: number): Position[] {
  const turn = nearestTurn(middleOf(ring), to);
  return turn === 0 ? ring : ring.map(([longitude = 0, latitude = 0]) => [longitude + turn, latitude]);
}

function middleOf(ring: readonly Position[]): number {
  let [west, east] = [Infinity, -Infinity];
  for (const [longitude = 0] of ring) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return (west + east) / 2;
}

/** world-atlas: the land and the countries of Natural Earth, sharing their arcs. */
export type WorldFile = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

/** us-atlas: the states of the United States. */
type StatesFile = Topology<{ states: GeometryCollection }>;

/** Our own outlines of the Great Lakes, which neither of them has. */
type LakesFile = FeatureCollection<Polygon>;

/** The files of the world. */
export interface WorldFiles {
  readonly coarse: WorldFile;
  readonly fine: WorldFile;
  readonly states: StatesFile;
  readonly lakes: LakesFile;
}

export type ReadWorldFile = <Name extends keyof WorldFiles>(name: Name) => Promise<WorldFiles[Name]>;
