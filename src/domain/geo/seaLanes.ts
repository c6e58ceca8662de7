import { nauticalMiles } from './greatCircle.ts';
import type { Position } from './position.ts';
import seaLanes from './seaLanes.json' with { type: 'json' };

/** The usual ways over sea between two positions, shortest first; none where they are not connected. */
export type SeaWays = (from: Position, to: Position) => readonly SeaWay[];

/** Joined by great circles. */
export interface SeaWay {
  readonly positions: readonly Position[];
  readonly miles: number;
}

interface Leg {
  readonly to: number;
  readonly miles: number;
  readonly canal: Canal | null;
}
type Canal = keyof typeof seaLanes.canals;

/** Coordinates are stored in twentieths of a degree: 3 nautical miles. */
const perDegree = 20;

const places = Array.from({ length: seaLanes.places.length / 2 }, (_, index): Position => ({
  longitude: (seaLanes.places[2 * index] ?? 0) / perDegree,
  latitude: (seaLanes.places[2 * index + 1] ?? 0) / perDegree,
}));

const legsFrom: readonly Leg[][] = places.map(() => []);
for (let index = 0; index < seaLanes.legs.length / 2; index += 1) {
  const [one = 0, other = 0] = [seaLanes.legs[2 * index], seaLanes.legs[2 * index + 1]];
  const miles = nauticalMiles(placeAt(one), placeAt(other));
  const canal = index === seaLanes.canals.suez ? 'suez' : index === seaLanes.canals.panama ? 'panama' : null;
  legsFrom[one]?.push({ to: other, miles, canal });
  legsFrom[other]?.push({ to: one, miles, canal });
}

/** A port is joined to the lanes where they begin before it; one that is farther away, to the nearest few. */
const atPort = 45;
const fewest = 3;

/** Nautical miles by which ways have to differ to be two. */
const different = 100;

/** What vessels sail around instead of a canal on their shortest way: of Suez the Cape, of Panama Suez or the Cape. */
const around: Readonly<Record<Canal, readonly (readonly Canal[])[]>> = {
  suez: [['suez', 'panama']],
  panama: [['panama'], ['suez', 'panama']],
};

const trees = new Map<string, Tree>();

export const seaWays: SeaWays = (from, to) => {
  const shortest = wayBetween(from, to, []);
  if (!shortest) return [];
  const ways: SeaWay[] = [shortest];
  for (const avoid of shortest.canals.flatMap((canal) => around[canal])) {
    const way = wayBetween(from, to, avoid);
    if (way && ways.every(({ miles }) => Math.abs(miles - way.miles) > different)) ways.push(way);
  }
  return ways;
};

/** The miles to each place and the place before it. */
interface Tree {
  readonly miles: Float64Array;
  readonly before: Int32Array;
}

function wayBetween(
  from: Position,
  to: Position,
  avoid: readonly Canal[],
): (SeaWay & { readonly canals: readonly Canal[] }) | null {
  const name = [from.latitude, from.longitude, ...avoid].join(' ');
  let tree = trees.get(name);
  if (!tree) trees.set(name, (tree = shortestFrom(from, avoid)));
  const [end] = joined(to)
    .map((place) => ({ place, miles: (tree.miles[place] ?? Infinity) + nauticalMiles(placeAt(place), to) }))
    .toSorted((one, other) => one.miles - other.miles);
  if (!end || end.miles === Infinity) return null;
  const positions = [to];
  const canals: Canal[] = [];
  for (let place = end.place; place >= 0;) {
    positions.unshift(placeAt(place));
    const before = tree.before[place] ?? -1;
    const canal = legsFrom[before]?.find((leg) => leg.to === place)?.canal;
    if (canal) canals.push(canal);
    place = before;
  }
  return { positions: [from, ...positions], miles: end.miles, canals };
}

// Dijkstra by linear scan: some hundred places take less than a millisecond.
function shortestFrom(from: Position, avoid: readonly Canal[]): Tree {
  const miles = new Float64Array(places.length).fill(Infinity);
  const before = new Int32Array(places.length).fill(-1);
  const open = new Set(joined(from));
  for (const place of open) miles[place] = nauticalMiles(from, placeAt(place));
  while (open.size > 0) {
    let nearest = -1;
    let least = Infinity;
    for (const place of open) {
      if ((miles[place] ?? Infinity) >= least) continue;
      nearest = place;
      least = miles[place] ?? Infinity;
    }
    open.delete(nearest);
    for (const { to, miles: far, canal } of legsFrom[nearest] ?? []) {
      if (canal && avoid.includes(canal)) continue;
      if (least + far >= (miles[to] ?? Infinity)) continue;
      miles[to] = least + far;
      before[to] = nearest;
      open.add(to);
    }
  }
  return { miles, before };
}

/** The places where a position is joined to the lanes. */
function joined(position: Position): number[] {
  const byMiles = places
    .map((place, index) => ({ index, miles: nauticalMiles(position, place) }))
    .toSorted((one, other) => one.miles - other.miles);
  const [nearest] = byMiles;
  return byMiles.slice(0, nearest && nearest.miles <= atPort ? 1 : fewest).map(({ index }) => index);
}

function placeAt(index: number): Position {
  return places[index] ?? { latitude: 0, longitude: 0 };
}
