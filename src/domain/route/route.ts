import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import type { Position } from '#/domain/geo/position.ts';
import { unwrap } from '#/domain/geo/unwrap.ts';

/** What is told of one arrival or departure. */
export interface Call {
  /** What was expected first; null where nobody kept it. */
  readonly planned: Moment | null;
  readonly expected: Moment | null;
  readonly actual: Moment | null;
  /** It happened, also where no time is reported; left out where only a time shows it. */
  readonly isReached?: boolean | undefined;
}

/** A place where the container is loaded, reloaded or discharged. */
export interface RouteStop {
  /** `POL`, `TS1` …, `POD`, `Inland`, or the word that the source has for it. */
  readonly label: string;
  /** From 1 on, in the order of the journey; null where the source does not say. */
  readonly sequence: number | null;
  readonly place: Place;
  /** Null where nobody tells where the place lies: it is then named and not drawn. */
  readonly position: Position | null;
  readonly arrival: Call;
  readonly departure: Call;
}

/** One end of the leg that a vessel sails. */
export interface LegEnd {
  /** Of the port, as `future_positions` takes it. */
  readonly id: string | null;
  readonly name: string | null;
  readonly zone: string | null;
  /** The actual departure, or the estimated arrival. */
  readonly when: Moment | null;
}

/** The vessel that has the container aboard, where it was seen last. */
export interface RouteVessel {
  readonly sequence: number | null;
  readonly vessel: Vessel;
  readonly voyageNumber: string | null;
  readonly position: Position;
  /** When it was seen there; null where the source does not say. It may be days ago. */
  readonly seenAt: Instant | null;
  /** Degrees from true north. */
  readonly heading: number | null;
  readonly speedInKnots: number | null;
  readonly from: LegEnd;
  readonly to: LegEnd;
}

/** A way over sea: the one that a vessel came, or the one that it is expected to take. */
export interface RouteLine {
  readonly kind: 'past' | 'toCome';
  /** That of the stop where the leg begins. */
  readonly sequence: number | null;
  /** At least two. */
  readonly positions: readonly Position[];
}

/** The journey of a container over sea as the map has it. */
export interface ContainerRoute {
  readonly stops: readonly RouteStop[];
  /** Null unless a vessel is under way with the container and its position is known. */
  readonly vessel: RouteVessel | null;
  readonly lines: readonly RouteLine[];
  /** Parts that were there and could not be read. */
  readonly unread: number;
}

interface Part {
  readonly of: RouteStop | RouteVessel | RouteLine;
  /** Of what belongs to one stop: the stop itself, the way behind, the vessel, the way ahead. */
  readonly rank: number;
  readonly positions: readonly Position[];
}

/**
 * Puts a route in the order of the journey and unwraps it as one: each part begins on that turn of the earth on which
 * the one before it ended, so that a journey over the Pacific is never torn.
 */
export function joinRoute({ stops, vessel, lines, unread }: ContainerRoute): ContainerRoute {
  const parts: readonly Part[] = [
    ...stops.map((of) => ({ of, rank: 0, positions: of.position ? [of.position] : [] })),
    ...lines.map((of) => ({ of, rank: of.kind === 'past' ? 1 : 3, positions: of.positions })),
    ...(vessel ? [{ of: vessel, rank: 2, positions: [vessel.position] }] : []),
  ].toSorted((one, other) => inOrder(one.of, other.of) || one.rank - other.rank);
  const joined = new Map<Part['of'], readonly Position[]>();
  let before: number | undefined;
  for (const { of, positions } of parts) {
    const unwrapped = unwrap(positions, before);
    joined.set(of, unwrapped);
    before = unwrapped.at(-1)?.longitude ?? before;
  }
  const placed = <T extends RouteStop | RouteVessel>(one: T): T => ({
    ...one,
    position: joined.get(one)?.[0] ?? one.position,
  });
  return {
    stops: stops.toSorted(inOrder).map(placed),
    vessel: vessel && placed(vessel),
    lines: parts.flatMap(({ of }) => ('kind' in of ? [{ ...of, positions: joined.get(of) ?? [] }] : [])),
    unread,
  };
}

interface Ordered {
  readonly sequence: number | null;
}

function inOrder(one: Ordered, other: Ordered): number {
  // What has no number comes last; Infinity minus itself would be no number.
  const last = Number.MAX_SAFE_INTEGER;
  return (one.sequence ?? last) - (other.sequence ?? last);
}

/** Whether nothing of a route is still to come: it may be kept, since it will not change any more. */
export function isOver({ stops, lines }: ContainerRoute): boolean {
  const last = stops.at(-1);
  return last !== undefined && last.arrival.actual !== null && lines.every(({ kind }) => kind === 'past');
}
