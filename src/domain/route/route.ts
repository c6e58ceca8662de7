import type { Position } from '#/domain/geo/position.ts';
import { unwrap } from '#/domain/geo/unwrap.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';

/**
 * The sea route of a container: its ports, the vessel that carries it now, and the lines between the ports. It comes
 * from one answer of the tracking service (docs/interface.md 7). `routeLegs.ts` joins it with the records to the legs of a
 * journey, `vesselTrack.ts` has the position of a vessel at any time.
 */
export interface ContainerRoute {
  readonly stops: readonly RouteStop[];
  /** Null unless a vessel carries the container now and its position is reported. */
  readonly vessel: RouteVessel | null;
  readonly lines: readonly RouteLine[];
  /** Parts of the answer that could not be read. */
  readonly unread: number;
}

/** A place where the container is loaded, transshipped or discharged. */
export interface RouteStop {
  /** `POL`, `TS1` …, `POD`, or the word of the source, empty where it has none; null for the inland place, which the sea route does not have. */
  readonly label: string | null;
  /** From 1 on, in the order of the journey; null where the source does not say. */
  readonly sequence: number | null;
  readonly place: Place;
  /** Null where no position of the place is reported: it is listed, but not drawn. */
  readonly position: Position | null;
  readonly arrival: Call;
  readonly departure: Call;
}

/** The times of one arrival or departure. */
export interface Call {
  /** The first estimate; null where it is not known. */
  readonly original: Moment | null;
  readonly expected: Moment | null;
  readonly actual: Moment | null;
  /** True once it has happened, even without a time; false where it is known not to have; left out where only a time can show it. */
  readonly isReached?: boolean | undefined;
  /** Of a departure that is not reported: what departs has the container aboard. */
  readonly isAboard?: boolean | undefined;
  /** What its source states and what proves nothing yet (routeAsOf.ts); left out where that is nothing. */
  readonly asReported?: Pick<Call, 'expected' | 'actual'>;
}

/** The vessel that carries the container, at its last reported position. */
export interface RouteVessel {
  readonly sequence: number | null;
  readonly vessel: Vessel;
  readonly voyageNumber: string | null;
  readonly position: Position;
  /** The time of the position; null where the source does not say. It may be days ago. */
  readonly reportedAt: Instant | null;
  /** Degrees from true north. */
  readonly heading: number | null;
  readonly speedInKnots: number | null;
  readonly from: LegEnd;
  readonly to: LegEnd;
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

/** A line over sea: the past track of a vessel, or its projected route. */
export interface RouteLine {
  readonly kind: 'past' | 'projected';
  /** That of the stop where the leg begins. */
  readonly sequence: number | null;
  /** At least two. */
  readonly positions: readonly Position[];
}

interface Part {
  readonly of: RouteStop | RouteVessel | RouteLine;
  /** The order of parts that belong to one stop: stop, past track, vessel, projected route. */
  readonly rank: number;
  readonly positions: readonly Position[];
}

/**
 * Puts a route in the order of the journey and unwraps it as a whole: each part begins on the turn of the earth on which
 * the part before it ended, so that a journey over the Pacific stays in one piece.
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
  // Parts without a number come last. Infinity would not do: Infinity minus Infinity is NaN.
  const last = Number.MAX_SAFE_INTEGER;
  return (one.sequence ?? last) - (other.sequence ?? last);
}

/** Whether a route is complete. It will not change any more, so it may stay cached. */
export function isOver({ stops, lines }: ContainerRoute): boolean {
  const last = stops.at(-1);
  return last !== undefined && last.arrival.actual !== null && lines.every(({ kind }) => kind === 'past');
}
