import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { allRotations } from './schedule.ts';
import { distanceNm, pointBetween, type Position } from './sea.ts';
import { seaRoute } from './seaGraph.ts';

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

interface Land {
  readonly features: readonly { readonly geometry: { readonly coordinates: number[][][][] } }[];
}

function isLand(value: unknown): value is Land {
  return typeof value === 'object' && value !== null && 'features' in value;
}

// Natural Earth 10m coast as edges in a grid of quarter degrees. Longitudes run past ±180 where a ring does.
function coast(): Map<string, Edge[]> {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  // One feature, a MultiPolygon.
  const land: unknown = feature(topology, topology.objects.land);
  if (!isLand(land)) throw new Error('The land of world-atlas has another form than it had.');
  const cells = new Map<string, Edge[]>();
  for (const ring of land.features.flatMap(({ geometry }) => geometry.coordinates.flat()))
    addRing(cells, ring);
  return cells;
}

function addRing(cells: Map<string, Edge[]>, ring: readonly (readonly number[])[]): void {
  ring.forEach(([x2 = 0, y2 = 0], index) => {
    const [x1 = x2, y1 = y2] = ring[index - 1] ?? [];
    // A ring that is cut at the antimeridian runs along it; that edge is no coast.
    if (index === 0 || Math.abs(x2 - x1) > 180 || (Math.abs(x1) === 180 && Math.abs(x2) === 180)) return;
    for (const cell of cellsOf(x1, y1, x2, y2)) {
      const edges = cells.get(cell);
      if (edges) edges.push([x1, y1, x2, y2]);
      else cells.set(cell, [[x1, y1, x2, y2]]);
    }
  });
}

function cellsOf(x1: number, y1: number, x2: number, y2: number): string[] {
  const found: string[] = [];
  for (let x = Math.floor(Math.min(x1, x2) * 4); x <= Math.floor(Math.max(x1, x2) * 4); x++) {
    for (let y = Math.floor(Math.min(y1, y2) * 4); y <= Math.floor(Math.max(y1, y2) * 4); y++)
      found.push(`${x},${y}`);
  }
  return found;
}

function crosses([ax, ay]: Position, [bx, by]: Position, cells: Map<string, Edge[]>): boolean {
  if (Math.abs(ax - bx) > 180) return false;
  const side = (px: number, py: number, qx: number, qy: number, x: number, y: number) =>
    (qx - px) * (y - py) - (qy - py) * (x - px) > 0;
  return cellsOf(ax, ay, bx, by).some((cell) =>
    cells
      .get(cell)
      ?.some(
        ([cx, cy, dx, dy]) =>
          side(cx, cy, dx, dy, ax, ay) !== side(cx, cy, dx, dy, bx, by) &&
          side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy),
      ),
  );
}

function legs() {
  return [...allRotations().values()].flatMap(({ service, stops }) =>
    stops.map((stop, index) => {
      const next = stops[(index + 1) % stops.length] ?? stop;
      return { from: stop.port, to: next.port, route: seaRoute(stop.port, next.port, service.avoid) };
    }),
  );
}

describe('sea routes', () => {
  it('cross no land on the open sea, on any leg of any service', { timeout: 60_000 }, () => {
    const cells = coast();
    // The test can see land: this goes ashore at Los Angeles.
    expect(crosses([-119, 33], [-117.5, 34.5], cells)).toBe(true);
    const checked = new Set<string>();
    const aground: string[] = [];
    for (const { from, to, route } of legs()) {
      route.points.forEach((point, index) => {
        const next = route.points[index + 1];
        const name = `${point.join()} ${next?.join()}`;
        if (!next || route.kinds[index] !== 'open' || checked.has(name)) return;
        checked.add(name);
        const steps = Math.max(1, Math.ceil(distanceNm(point, next) / 6));
        for (let step = 0; step < steps; step++) {
          const a = pointBetween(point, next, step / steps);
          const b = step + 1 === steps ? next : pointBetween(point, next, (step + 1) / steps);
          if (crosses(a, b, cells)) aground.push(`${from}>${to} at ${a.join()}`);
        }
      });
    }
    expect(checked.size).toBeGreaterThan(300);
    expect(aground).toEqual([]);
  });

  it('begin and end at the berths and have no gap between their points', () => {
    for (const { from, to, route } of legs()) {
      const back = seaRoute(to, from, []);
      expect(route.points[0]).toEqual(back.points.at(-1));
      expect(route.points.at(-1)).toEqual(back.points[0]);
      expect(route.kinds).toHaveLength(route.points.length - 1);
    }
  });

  it('use canals, and go round when a service avoids them', () => {
    const through = seaRoute('SGSIN', 'NLRTM', []);
    const round = seaRoute('SGSIN', 'NLRTM', ['suez', 'panama']);
    expect(through.kinds).toContain('canal');
    expect(round.kinds).not.toContain('canal');
    expect(round.miles - through.miles).toBeGreaterThan(2500);
  });

  it('cannot go where every way is avoided, and say which', () => {
    expect(() => seaRoute('CNSHA', 'XXXXX', [])).toThrow('XXXXX');
  });
});
