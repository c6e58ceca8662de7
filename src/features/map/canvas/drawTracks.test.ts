import { assert, double, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { arc } from '#/domain/geo/greatCircle.ts';
import { worldSize, worldX, worldY } from '#/domain/geo/mercator.ts';
import { nearestOnLine } from '#/domain/geo/nearest.ts';
import type { Position } from '#/domain/geo/position.ts';
import { unwrap } from '#/domain/geo/unwrap.ts';
import { partsInView } from './drawTracks.ts';
import type { CanvasPlace } from './overlayCanvas.ts';

const shanghai = { latitude: 30.62, longitude: 122.07 };
const losAngeles = { latitude: 33.74, longitude: -118.26 };
/** As a source reports it: each longitude between -180 and 180. */
const raw = arc(shanghai, losAngeles).map(({ latitude, longitude }) => ({
  latitude,
  longitude: longitude > 180 ? longitude - 360 : longitude,
}));
const line = unwrap(raw);
const width = 2.6;

const zoom = double({ min: 1, max: 12, noNaN: true });
const share = double({ min: 0, max: 1, noNaN: true });
const turn = integer({ min: -3, max: 3 });

it('crosses the Pacific as one line at every zoom and wherever the map stands', () => {
  assert(
    property(zoom, share, turn, (at, along, turns) => {
      const place = placeAt(at, along, turns);
      const parts = partsInView(place, raw, width);
      for (const [x, y] of truePoints(place)) expect(awayFrom(parts, x, y)).toBeLessThan(0.76);
    }),
  );
});

it('never jumps around the world', () => {
  assert(
    property(zoom, share, turn, (at, along, turns) => {
      const place = placeAt(at, along, turns);
      for (const { points } of partsInView(place, raw, width)) {
        for (let index = 2; index < points.length; index += 2) {
          // East all the way, like the vessel.
          expect((points[index] ?? 0) - (points[index - 2] ?? 0)).toBeGreaterThan(-1e-6);
        }
      }
    }),
  );
});

it('is drawn in every copy of the world that a small map shows', () => {
  const place = { zoom: 1, world: 512, left: -512, top: 0, width: 3 * 512, height: 512 };
  // Two whole ones, and a half at each edge: 180° lies there.
  expect(partsInView(place, raw, width)).toHaveLength(4);
});

it('draws few points', () => {
  const minutes = Array.from({ length: 43_200 }, (_, index) => ({
    latitude: 30 + 5 * Math.sin(index / 9_000),
    longitude: 122 + (index / 43_200) * 120,
  }));
  const place = { zoom: 3, world: worldSize(3), left: 0, top: 0, width: 4096, height: 2048 };
  const [whole] = partsInView(place, minutes, width);
  expect(whole?.points.length).toBeLessThan(200);
});

/** A canvas of 1,440 by 900 around a point of the line, some turns of the world away. */
function placeAt(at: number, along: number, turns: number): CanvasPlace {
  const world = worldSize(at);
  const middle = line[Math.round(along * (line.length - 1))] as Position;
  return {
    zoom: at,
    world,
    left: worldX(middle.longitude, world) + turns * world - 720,
    top: worldY(middle.latitude, world) - 450,
    width: 1440,
    height: 900,
  };
}

function truePoints({ world, left, top, width: wide, height }: CanvasPlace): [number, number][] {
  return line.flatMap(({ longitude, latitude }) => {
    const y = worldY(latitude, world) - top;
    const first = worldX(longitude, world) - left;
    const x = first - world * Math.floor(first / world);
    return x <= wide && y >= 0 && y <= height ? [[x, y] as [number, number]] : [];
  });
}

function awayFrom(parts: ReturnType<typeof partsInView>, x: number, y: number): number {
  const distances = parts.map(({ points }) => {
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    return nearestOnLine(xs, ys, x, y)?.distance ?? Infinity;
  });
  return Math.min(...distances);
}
