import { arc, lineMiles, nauticalMiles } from '#/domain/geo/greatCircle.ts';
import type { Position } from '#/domain/geo/position.ts';
import type { Container } from '#/domain/records/container.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import { projectedAt, type ProjectedRoute } from './projectedRoute.ts';
import type { ContainerRoute, RouteLine, RouteStop, RouteVessel } from './route.ts';

/** The part of a journey between two stops that follow each other. */
export interface RouteLeg {
  readonly from: RouteStop;
  readonly to: RouteStop;
  /** `land` where the source reports neither a train nor a truck. */
  readonly mode: 'sea' | 'rail' | 'land';
  readonly state: 'done' | 'current' | 'upcoming';
  /** Of the current leg, where its position is reported. */
  readonly vessel: RouteVessel | null;
  readonly past: readonly RouteLine[];
  readonly projected: readonly RouteLine[];
  /** The shortest route over sea or a straight line on land, where no line is reported; else null. */
  readonly indicative: readonly Position[] | null;
  /** Nautical miles. Along `indicative` they are a lower bound. */
  readonly miles: LegMiles;
}

export interface LegMiles {
  readonly covered: number;
  /** That of the whole leg where neither a vessel nor a past track shows how far it has come. */
  readonly remaining: number;
}

/** The legs of a journey in their order. Lines belong to the stop at which their leg begins. */
export function routeLegs(
  stops: readonly RouteStop[],
  route: ContainerRoute | null,
  container: Container,
): RouteLeg[] {
  return stops.slice(1).flatMap((to, index) => {
    const from = stops[index];
    if (!from) return [];
    if (to.label === null) return [landLeg(from, to, isRailMove(container))];
    const isDone = stops
      .slice(index + 1)
      .some(({ arrival }) => arrival.actual !== null || arrival.isReached === true);
    return [seaLeg(from, to, route, isDone)];
  });
}

/**
 * The legs, with the remaining miles of the current one measured along the projected route of its vessel. That is exact
 * to less than a pixel, the line of the container's route has few points.
 */
export function withProjectedMiles(
  legs: readonly RouteLeg[],
  projected: ProjectedRoute | null,
): readonly RouteLeg[] {
  if (!projected) return legs;
  return legs.map((leg) => {
    const since = leg.vessel && (leg.vessel.reportedAt ?? projected.from);
    const projection = since === null ? null : projectedAt(projected, since, since);
    return projection ? { ...leg, miles: { ...leg.miles, remaining: projection.milesToGo } } : leg;
  });
}

/** @param isDone the container has come to its end, or further */
function seaLeg(from: RouteStop, to: RouteStop, route: ContainerRoute | null, isDone: boolean): RouteLeg {
  const ofLeg = ({ sequence }: { readonly sequence: number | null }) =>
    sequence !== null && sequence === from.sequence;
  const lines = route?.lines.filter(ofLeg) ?? [];
  const past = lines.filter(({ kind }) => kind === 'past');
  // The projected route of a leg that is done is obsolete.
  const ahead = isDone ? [] : lines.filter(({ kind }) => kind === 'projected');
  const isWaiting = from.departure.isReached === false;
  const vessel = route?.vessel && ofLeg(route.vessel) && !isDone && !isWaiting ? route.vessel : null;
  // What a vessel is to sail begins where it is; a line that begins elsewhere is of another voyage.
  const projected = ahead.filter(
    ({ positions: [first] }) => !vessel || (first && isNear(first, vessel.position)),
  );
  const hasLeft = !isWaiting && (from.departure.actual !== null || past.length > 0 || vessel !== null);
  const reached = vessel?.position ?? past.at(-1)?.positions.at(-1) ?? from.position;
  const isReported = isDone ? past.length > 0 : projected.length > 0;
  const indicative =
    !isReported && reached && to.position
      ? arc(isDone ? (from.position ?? reached) : reached, to.position)
      : null;
  const covered = sum(past);
  const rest = indicative ? lineMiles(indicative) : sum(projected);
  return {
    from,
    to,
    mode: 'sea',
    state: isDone ? 'done' : hasLeft ? 'current' : 'upcoming',
    vessel,
    past,
    projected,
    indicative,
    miles: {
      covered: isDone && indicative ? rest : covered,
      remaining: isDone ? 0 : rest,
    },
  };
}

/** Nautical miles that the begin of a line may be from the last report of its vessel. */
const near = 300;
const isNear = (one: Position, other: Position) => nauticalMiles(one, other) <= near;

function landLeg(from: RouteStop, to: RouteStop, byRail: boolean): RouteLeg {
  const [start, end] = [from.position, to.position];
  const isDone = to.arrival.actual !== null || to.arrival.isReached === true;
  const hasLeft = from.departure.actual !== null || from.departure.isReached === true;
  const miles = start && end ? nauticalMiles(start, end) : 0;
  return {
    from,
    to,
    mode: byRail ? 'rail' : 'land',
    state: isDone ? 'done' : hasLeft ? 'current' : 'upcoming',
    vessel: null,
    past: [],
    projected: [],
    indicative: start && end ? [start, end] : null,
    miles: { covered: isDone ? miles : 0, remaining: isDone ? 0 : miles },
  };
}

function sum(lines: readonly RouteLine[]): number {
  return lines.reduce((miles, { positions }) => miles + lineMiles(positions), 0);
}
