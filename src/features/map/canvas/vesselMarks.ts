import type { Box } from '#/domain/geo/clipLine.ts';
import { clustersOf } from '#/domain/geo/clusters.ts';
import { worldX, worldY } from '#/domain/geo/mercator.ts';
import type { VesselPositions } from './vesselPositions.ts';

/** What is drawn: a vessel, or several that would cover each other. */
export interface VesselMark {
  /** That of its first vessel. */
  readonly id: string;
  /** Indexes of its vessels. */
  readonly members: readonly number[];
  /** In pixels of the world. */
  readonly x: number;
  readonly y: number;
}

/** How vessels become marks. */
export interface Gathering {
  readonly world: number;
  /** Pixels within which vessels are gathered; null where each is drawn by itself. */
  readonly reach: number | null;
  /** It is always drawn by itself, last. */
  readonly selected: string | null;
}

/** Of the last gathering of positions: drawing and the pointer ask for the same. */
const known = new WeakMap<
  VesselPositions,
  { readonly of: Gathering; readonly marks: readonly VesselMark[] }
>();

/** The marks of vessels in a world of that size, that of the selected vessel last. */
export function vesselMarks(positions: VesselPositions, gathering: Gathering): readonly VesselMark[] {
  const { world, reach, selected } = gathering;
  const before = known.get(positions);
  if (before && before.of.world === world && before.of.reach === reach && before.of.selected === selected) {
    return before.marks;
  }
  const xs = positions.longitudes.map((longitude) => worldX(longitude, world));
  const ys = positions.latitudes.map((latitude) => worldY(latitude, world));
  const single = (index: number) => ({
    members: [index],
    x: xs[index] ?? Number.NaN,
    y: ys[index] ?? Number.NaN,
  });
  const chosen = positions.ids.flatMap((id, index) => (id === selected ? [single(index)] : []));
  for (const index of chosen.flatMap(({ members }) => members)) xs[index] = Number.NaN;
  const others =
    reach === null ? positions.ids.map((_, index) => single(index)) : clustersOf(xs, ys, reach, world);
  const marks = [...others, ...chosen]
    .filter(({ x, y }) => !Number.isNaN(x + y))
    .map((mark) => ({ ...mark, id: positions.ids[mark.members[0] ?? 0] ?? '' }));
  known.set(positions, { of: gathering, marks });
  return marks;
}

/** Pixels from the middle of a mark to its edge, the largest there is of its kind. */
const markRadius = { single: 8, cluster: 14, selected: 13 } as const;

/** What marks cover, in pixels of the world. */
export function markBoxes(positions: VesselPositions, gathering: Gathering): Box[] {
  return vesselMarks(positions, gathering).map(({ id, members, x, y }) => {
    const radius =
      members.length > 1
        ? markRadius.cluster
        : id === gathering.selected
          ? markRadius.selected
          : markRadius.single;
    return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
  });
}
