import type { MultiPolygon, Polygon, Position } from 'geojson';

/**
 * A line that goes on across the antimeridian instead of jumping back by 360°: each longitude is moved to the turn
 * nearest to the one before, so that none of its edges is longer than 180°. Degrees; longitudes may leave ±180.
 */
export function unwrapLine(line: readonly Position[]): Position[] {
  let before = Number.NaN;
  return line.map(([longitude = 0, latitude = 0]) => {
    const turn = Number.isNaN(before) ? 0 : 360 * Math.round((before - longitude) / 360);
    before = longitude + turn;
    return [before, latitude];
  });
}

/**
 * A ring of world-atlas as a map can fill it. The rings are stitched across 180° (Russia, Fiji), and that of
 * Antarctica goes once around the globe without closing: it is led over the pole.
 */
export function unwrapRing(ring: readonly Position[]): Position[] {
  const line = unwrapLine(ring);
  const first = line[0] ?? [0, 0];
  const last = line.at(-1) ?? first;
  const [start = 0, latitude = 0] = first;
  const [end = 0] = last;
  if (Math.abs(end - start) < 180) return line;
  const pole = latitude < 0 ? -90 : 90;
  return [...line, [end, pole], [(start + end) / 2, pole], [start, pole], [start, latitude]];
}

/** The same polygon on the turn of the world on which its outline's middle lies; its holes go with it. */
function unwrapPolygon(rings: readonly Position[][]): Position[][] {
  const [outline, ...holes] = rings.map(unwrapRing);
  if (!outline) return [];
  const middle = middleOf(outline);
  return [
    turned(outline, -360 * Math.round(middle / 360)),
    ...holes.map((hole) => turned(hole, nearest(middleOf(hole), middle) - 360 * Math.round(middle / 360))),
  ];
}

const nearest = (longitude: number, to: number): number => 360 * Math.round((to - longitude) / 360);

function turned(ring: Position[], by: number): Position[] {
  return by === 0 ? ring : ring.map(([longitude = 0, latitude = 0]) => [longitude + by, latitude]);
}

function middleOf(ring: readonly Position[]): number {
  let west = Infinity;
  let east = -Infinity;
  for (const [longitude = 0] of ring) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return (west + east) / 2;
}

/** The land of world-atlas polygon by polygon, each in one piece. */
export function unwrapPolygons(geometries: readonly (Polygon | MultiPolygon)[]): Position[][][] {
  return geometries.flatMap((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return polygons.map(unwrapPolygon);
  });
}
