import seagraph from './geo/seagraph.json' with { type: 'json' };
import { distanceNm, type Position } from './sea.ts';

/** Straits and canals that a service can be set not to use. */
export type Passage = 'suez' | 'panama' | 'kiel' | 'cape';

/** `open` legs keep off land; harbour approaches (`ap`) and canals follow water that maps draw as land. */
export type SegmentKind = 'open' | 'approach' | 'canal';

/** A way from berth to berth. Neighbouring points are joined by great circles. */
export interface SeaRoute {
  readonly points: readonly Position[];
  /** `kinds[i]` is the stretch from point i to point i + 1. */
  readonly kinds: readonly SegmentKind[];
  /** Nautical miles from the start to each point. */
  readonly milesTo: Float64Array;
  readonly miles: number;
}

interface Edge {
  readonly to: number;
  readonly miles: number;
  readonly kind: SegmentKind;
  readonly canal: 'suez' | 'panama' | 'kiel' | null;
}

type Tree = readonly { readonly from: number; readonly edge: Edge }[];

// The file is our own: tuples, which JSON typing cannot tell.
const nodes = seagraph.nodes as unknown as readonly (readonly [string, number, number])[];
const rawEdges = seagraph.edges as unknown as readonly (readonly [number, number, number, string?])[];
const canals = seagraph.canals as unknown as Readonly<
  Record<'suez' | 'panama' | 'kiel', readonly Position[]>
>;

const indexOf = new Map(nodes.map(([name], index) => [name, index]));
const positions: readonly Position[] = nodes.map(([, longitude, latitude]) => [longitude, latitude]);
const isBerth = nodes.map(([name]) => name.startsWith('A:') && name.endsWith(':0'));
const offTheCape = new Set([indexOf.get('ct_off'), indexOf.get('pe_off')]);

const edgesFrom: Edge[][] = nodes.map(() => []);
for (const [a, b, miles, label] of rawEdges) {
  const canal = label === 'suez' || label === 'panama' || label === 'kiel' ? label : null;
  const kind = canal ? 'canal' : label === 'ap' ? 'approach' : 'open';
  edgesFrom[a]?.push({ to: b, miles, kind, canal });
  edgesFrom[b]?.push({ to: a, miles, kind, canal });
}

const trees = new Map<string, Tree>();
const routes = new Map<string, SeaRoute>();

/**
 * The shortest way between two container ports.
 *
 * @param from LOCODE
 * @param to LOCODE
 * @param avoid passages the service does not use
 * @throws if a port is not in the graph or cannot be reached
 */
export function seaRoute(from: string, to: string, avoid: readonly Passage[]): SeaRoute {
  const name = `${from}>${to} ${avoid.join()}`;
  let route = routes.get(name);
  if (!route) {
    route = findRoute(from, to, avoid);
    routes.set(name, route);
  }
  return route;
}

function findRoute(from: string, to: string, avoid: readonly Passage[]): SeaRoute {
  const start = berth(from);
  const treeName = `${from} ${avoid.join()}`;
  let tree = trees.get(treeName);
  if (!tree) {
    tree = shortestPaths(start, avoid);
    trees.set(treeName, tree);
  }
  const steps: Tree[number][] = [];
  for (let node = berth(to); node !== start;) {
    const step = tree[node];
    if (!step)
      throw new Error(`No way by sea from ${from} to ${to} that avoids ${avoid.join(', ') || 'nothing'}.`);
    steps.unshift(step);
    node = step.from;
  }
  return layOut(start, steps);
}

function berth(locode: string): number {
  const index = indexOf.get(`A:${locode}:0`);
  if (index === undefined) throw new Error(`The sea graph has no port ${locode}.`);
  return index;
}

// Dijkstra by linear scan: 700 nodes take under a millisecond, and each tree is kept.
function shortestPaths(start: number, avoid: readonly Passage[]): Tree {
  const tree: Tree[number][] = [];
  const miles = new Float64Array(nodes.length).fill(Infinity);
  const open = new Set([start]);
  miles[start] = 0;
  while (open.size > 0) {
    let nearest = -1;
    for (const node of open) if (nearest < 0 || at(miles, node) < at(miles, nearest)) nearest = node;
    open.delete(nearest);
    // Ports are leaves: no route passes through another port's berths.
    if (isBerth[nearest] && nearest !== start) continue;
    for (const edge of edgesFrom[nearest] ?? []) {
      if (edge.canal && avoid.includes(edge.canal)) continue;
      if (offTheCape.has(edge.to) && avoid.includes('cape')) continue;
      const total = at(miles, nearest) + edge.miles;
      if (total >= at(miles, edge.to)) continue;
      miles[edge.to] = total;
      tree[edge.to] = { from: nearest, edge };
      open.add(edge.to);
    }
  }
  return tree;
}

function layOut(start: number, steps: readonly Tree[number][]): SeaRoute {
  const points: Position[] = [place(start)];
  const kinds: SegmentKind[] = [];
  for (const { from, edge } of steps) {
    for (const point of edge.canal ? through(edge.canal, place(from)) : [place(edge.to)]) {
      points.push(point);
      kinds.push(edge.kind);
    }
  }
  const milesTo = new Float64Array(points.length);
  points.forEach((point, index) => {
    const previous = points[index - 1];
    if (previous) milesTo[index] = at(milesTo, index - 1) + distanceNm(previous, point);
  });
  return { points, kinds, milesTo, miles: at(milesTo, points.length - 1) };
}

function through(canal: 'suez' | 'panama' | 'kiel', from: Position): readonly Position[] {
  const points = canals[canal];
  const first = points[0];
  const forward = first !== undefined && distanceNm(first, from) < 1;
  return (forward ? points : points.toReversed()).slice(1);
}

function place(node: number): Position {
  const position = positions[node];
  if (!position) throw new Error(`The sea graph has no node ${node}.`);
  return position;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? Infinity;
}
