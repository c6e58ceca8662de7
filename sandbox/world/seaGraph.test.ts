import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import timetable from './geo/timetable.json' with { type: 'json' };
import { allRotations } from './schedule.ts';
import { distanceNm, pointBetween, type Position } from './sea.ts';
import { seaRoute } from './seaGraph.ts';

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

interface Land {
  readonly features: readonly { readonly geometry: { readonly coordinates: number[][][][] } }[];
}

function isWorldAtlas(value: unknown): value is Land {
  return typeof value === 'object' && value !== null && 'features' in value;
}

// Natural Earth 10m.
function landRings(): readonly (readonly (readonly number[])[])[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  // One feature, a MultiPolygon.
  const land: unknown = feature(topology, topology.objects.land);
  if (!isWorldAtlas(land)) throw new Error('The land of world-atlas has another form than it had.');
  return land.features.flatMap(({ geometry }) => geometry.coordinates.flat());
}

// Coasts as edges in a grid of quarter degrees. Longitudes run past ±180 where a ring does.
function coast(): Map<string, Edge[]> {
  const cells = new Map<string, Edge[]>();
  for (const ring of landRings()) addRing(cells, ring);
  return cells;
}

/** Whether a position is on land: by the coasts to its east on its parallel. */
function landTest(): (position: Position) => boolean {
  const bandsPerDegree = 20;
  const bands = new Map<number, Edge[]>();
  for (const ring of landRings()) {
    let before: readonly [number, number] | null = null;
    for (const [x = 0, y = 0] of ring) {
      const here: readonly [number, number] = [before ? x + 360 * Math.round((before[0] - x) / 360) : x, y];
      if (before) {
        const edge: Edge = [before[0], before[1], here[0], here[1]];
        const [low, high] = [Math.min(before[1], y), Math.max(before[1], y)];
        for (let band = Math.floor(low * bandsPerDegree); band <= Math.floor(high * bandsPerDegree); band++)
          bands.set(band, [...(bands.get(band) ?? []), edge]);
      }
      before = here;
    }
  }
  const isInside = (x: number, y: number) =>
    (bands.get(Math.floor(y * bandsPerDegree)) ?? []).filter(
      ([x1, y1, x2, y2]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1),
    ).length %
      2 ===
    1;
  return ([x, y]) => [x - 360, x, x + 360].some((turn) => isInside(turn, y));
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

function milesOverLand(from: Position, to: Position, isLand: (position: Position) => boolean): number {
  const miles = distanceNm(from, to);
  const steps = Math.max(1, Math.ceil(miles / 0.2));
  const onLand = Array.from({ length: steps }, (_, step) => pointBetween(from, to, (step + 0.5) / steps));
  return (miles * onLand.filter(isLand).length) / steps;
}

function berthOf(port: string): Position {
  const [berth] = seaRoute(port, port === 'SGSIN' ? 'CNSHA' : 'SGSIN', []).points;
  return berth ?? [0, 0];
}

function legs() {
  return [...allRotations().values()].flatMap(({ service, stops }) =>
    stops.map((stop, index) => {
      const next = stops[(index + 1) % stops.length] ?? stop;
      return { from: stop.port, to: next.port, route: seaRoute(stop.port, next.port, service.avoid) };
    }),
  );
}

describe('the timetables', () => {
  it('have distances within a twelfth of the sea routes, which may be mended under them', () => {
    for (const { service, stops } of allRotations().values()) {
      const published = timetable[service.id as keyof typeof timetable];
      expect(published).toHaveLength(stops.length);
      stops.forEach((stop, index) => {
        const next = stops[(index + 1) % stops.length] ?? stop;
        const { miles } = seaRoute(stop.port, next.port, service.avoid);
        expect(Math.abs(miles / (published[index] ?? 0) - 1)).toBeLessThan(1 / 12);
      });
    }
  });
});

describe('sea routes', () => {
  it('cross no land on the open sea, on any leg of any service', { timeout: 60_000 }, () => {
    const cells = coast();
    // The test can see land: this crosses land at Los Angeles.
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

  it(
    'lead over land for at most two miles in a harbour, on any leg of any service',
    { timeout: 60_000 },
    () => {
      const isLand = landTest();
      expect([isLand([-117.5, 34.5]), isLand([-170, 40])]).toEqual([true, false]);
      const onLand: string[] = [];
      for (const { from, to, route } of legs()) {
        // The Savannah River, the Elbe at Hamburg and the Yarra at Melbourne are land on the map.
        const rivers = ['USSAV', 'DEHAM', 'AUMEL'].filter((port) => port === from || port === to);
        route.points.forEach((point, index) => {
          const next = route.points[index + 1];
          if (!next || route.kinds[index] !== 'approach') return;
          const miles = milesOverLand(point, next, isLand);
          const isRiver = rivers.some((port) => distanceNm(berthOf(port), point) < 25);
          if (miles > 2.2 && !isRiver)
            onLand.push(`${from}>${to} at ${point.join()}: ${miles.toFixed(1)} nm`);
        });
      }
      expect(onLand).toEqual([]);
    },
  );

  it('pass close south of Hokkaido after the Tsugaru Strait, and Kyushu at five miles', () => {
    const east = seaRoute('KRPUS', 'USLGB', []).points.filter(([x]) => x > 140 && x < 180);
    expect(east.length).toBeGreaterThan(2);
    expect(Math.min(...east.map(([, y]) => y))).toBeGreaterThan(41);
    const sata: Position = [130.66, 30.99];
    const past = seaRoute('CNNGB', 'JPYOK', []).points.map((point) => distanceNm(point, sata));
    expect(Math.min(...past)).toBeGreaterThan(5);
    expect(Math.min(...past)).toBeLessThan(20);
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
