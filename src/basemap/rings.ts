import type { MultiPolygon, Polygon, Position } from 'geojson';
import { nearestTurn } from '#/domain/geo/unwrap.ts';

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
