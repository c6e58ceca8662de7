import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { unwrapLine, unwrapPolygons, unwrapRing, withoutCuts, type WorldFile } from './shapeIndex.ts';

const require = createRequire(import.meta.url);
const readWorld = (name: string): WorldFile =>
  JSON.parse(readFileSync(require.resolve(`world-atlas/${name}.json`), 'utf8'));

const longestEdge = (line: readonly Position[]): number =>
  line.reduce(
    (longest, [at = 0], index) => Math.max(longest, Math.abs(at - (line[index - 1]?.[0] ?? at))),
    0,
  );

function extent(ring: readonly Position[]): { readonly west: number; readonly east: number } {
  const longitudes = ring.map(([longitude = 0]) => longitude).toSorted((a, b) => a - b);
  return { west: longitudes[0] ?? 0, east: longitudes.at(-1) ?? 0 };
}

const onTheGlobe = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

const points = fc.array(
  fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -85, max: 85, noNaN: true })),
  { minLength: 2 },
);

describe('a line over the antimeridian', () => {
  it('never jumps, and stays where it is on the globe', () => {
    fc.assert(
      fc.property(points, (line) => {
        const unwrapped = unwrapLine(line);
        expect(longestEdge(unwrapped)).toBeLessThanOrEqual(180 + 1e-9);
        for (const [index, [longitude = 0, latitude]] of unwrapped.entries()) {
          const apart = Math.abs(onTheGlobe(longitude) - onTheGlobe(line[index]?.[0] ?? 0));
          expect(Math.min(apart, 360 - apart)).toBeLessThan(1e-6);
          expect(latitude).toBe(line[index]?.[1]);
        }
      }),
    );
  });
});

describe('a ring', () => {
  it('closes where it began, whether or not it goes around a pole', () => {
    const fiji: Position[] = [
      [179, -17],
      [-179, -17],
      [-179, -18],
      [179, -18],
      [179, -17],
    ];
    expect(unwrapRing(fiji)).toEqual([
      [179, -17],
      [181, -17],
      [181, -18],
      [179, -18],
      [179, -17],
    ]);
    const antarctica: Position[] = [
      [-180, -80],
      [-90, -70],
      [0, -75],
      [90, -70],
      [180, -80],
    ];
    const closed = unwrapRing(antarctica);
    expect(closed.at(-1)).toEqual(closed[0]);
    expect(closed.filter(([, latitude]) => latitude === -90)).toHaveLength(3);
    expect(longestEdge(closed)).toBeLessThanOrEqual(180);
  });
});

describe.each(['countries-50m', 'countries-10m'])('the land of %s', (name) => {
  const world = readWorld(name);
  const land = unwrapPolygons(
    feature(world, world.objects.land).features.map(({ geometry }) => geometry as Polygon | MultiPolygon),
  );
  const outlines = land.map(([outline = []]) => outline);

  it('has no band across the map: no edge longer than 180°, no piece wider than a turn', () => {
    for (const ring of land.flat()) {
      expect(longestEdge(ring)).toBeLessThanOrEqual(180);
      expect(ring.at(-1)).toEqual(ring[0]);
    }
    const widths = outlines.map(extent).map(({ west, east }) => east - west);
    // Antarctica alone goes all the way around; the next is Europe with Asia and Africa.
    const [around, next] = widths.toSorted((a, b) => b - a);
    expect(around).toBeCloseTo(360, 6);
    expect(next).toBeLessThan(220);
  });

  it('keeps the middle of each piece within ±180°, with its holes in it', () => {
    for (const [outline = [], ...holes] of land) {
      const { west, east } = extent(outline);
      expect(Math.abs((west + east) / 2)).toBeLessThanOrEqual(180);
      for (const [longitude = 0] of holes.flat()) {
        expect(longitude).toBeGreaterThanOrEqual(west);
        expect(longitude).toBeLessThanOrEqual(east);
      }
    }
  });

  it('has no coast along the antimeridian, where the data were cut, and loses no other', () => {
    const coast = mesh(world, world.objects.land).coordinates;
    const uncut = withoutCuts(coast);
    for (const line of uncut.map(unwrapLine)) {
      expect(longestEdge(line)).toBeLessThan(20);
      for (const [index, [longitude = 0]] of line.entries()) {
        expect(Math.abs(longitude) === 180 && Math.abs(line[index - 1]?.[0] ?? 0) === 180).toBe(false);
      }
    }
    const edges = (lines: readonly Position[][]) => lines.reduce((sum, line) => sum + line.length - 1, 0);
    expect(edges(coast) - edges(uncut)).toBeLessThan(40);
  });
});
