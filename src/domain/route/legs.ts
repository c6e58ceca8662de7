import { isRailMove } from '#/domain/status/inlandMove.ts';
import type { Container } from '#/domain/records/container.ts';
import type { ContainerRoute, RouteLine, RouteStop, RouteVessel } from './route.ts';
import { arc, lineMiles, nauticalMiles } from '#/domain/geo/greatCircle.ts';
import type { Position } from '#/domain/geo/position.ts';
import { inlandLabel } from './stops.ts';
import { projectedAt, type ProjectedRoute } from './projectedRoute.ts';

/** The way between two stops that follow each other. */
export interface RouteLeg {
  readonly from: RouteStop;
  readonly to: RouteStop;
  /** `land` where nobody tells whether a train or a truck goes inland. */
  readonly mode: 'sea' | 'rail' | 'land';
  readonly state: 'done' | 'underWay' | 'toCome';
  /** On a running leg, where its position is known. */
  readonly vessel: RouteVessel | null;
  readonly past: readonly RouteLine[];
  readonly toCome: readonly RouteLine[];
  /** Where nobody tells the way: the shortest over sea, a straight line on land. Null where it is told. */
  readonly indicative: readonly Position[] | null;
  /** Nautical miles, along `indicative` where that is all there is: the true way is longer. */
  readonly miles: LegMiles;
}

export interface LegMiles {
  readonly behind: number;
  /** Of the whole leg where neither a vessel nor a way behind tells how much of it is left. */
  readonly ahead: number;
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
    if (to.label === inlandLabel) return [landLeg(from, to, isRailMove(container))];
    return [seaLeg(from, to, route)];
  });
}

/** The legs with what is left of the running one by the way of its vessel, which is finer than the line of the route. */
export function withWay(legs: readonly RouteLeg[], way: ProjectedRoute | null): readonly RouteLeg[] {
  if (!way) return legs;
  return legs.map((leg) => {
    const since = leg.vessel && (leg.vessel.seenAt ?? way.from);
    const ahead = since === null ? null : projectedAt(way, since, since);
    return ahead ? { ...leg, miles: { ...leg.miles, ahead: ahead.milesToGo } } : leg;
  });
}

function seaLeg(from: RouteStop, to: RouteStop, route: ContainerRoute | null): RouteLeg {
  const ofLeg = ({ sequence }: { readonly sequence: number | null }) =>
    sequence !== null && sequence === from.sequence;
  const lines = route?.lines.filter(ofLeg) ?? [];
  const past = lines.filter(({ kind }) => kind === 'past');
  const isDone = to.arrival.actual !== null;
  // An estimate of a way that is behind says nothing any more.
  const toCome = isDone ? [] : lines.filter(({ kind }) => kind === 'toCome');
  const vessel = route?.vessel && ofLeg(route.vessel) && !isDone ? route.vessel : null;
  const hasLeft = from.departure.actual !== null || past.length > 0 || vessel !== null;
  const reached = vessel?.position ?? past.at(-1)?.positions.at(-1) ?? from.position;
  const isReported = isDone ? past.length > 0 : toCome.length > 0;
  const indicative =
    !isReported && reached && to.position
      ? arc(isDone ? (from.position ?? reached) : reached, to.position)
      : null;
  const behind = sum(past);
  const rest = indicative ? lineMiles(indicative) : sum(toCome);
  return {
    from,
    to,
    mode: 'sea',
    state: isDone ? 'done' : hasLeft ? 'underWay' : 'toCome',
    vessel,
    past,
    toCome,
    indicative,
    miles: {
      behind: isDone && indicative ? rest : behind,
      ahead: isDone ? 0 : rest,
    },
  };
}

function landLeg(from: RouteStop, to: RouteStop, byRail: boolean): RouteLeg {
  const [start, end] = [from.position, to.position];
  const isDone = to.arrival.actual !== null;
  const miles = start && end ? nauticalMiles(start, end) : 0;
  return {
    from,
    to,
    mode: byRail ? 'rail' : 'land',
    state: isDone ? 'done' : from.departure.actual !== null ? 'underWay' : 'toCome',
    vessel: null,
    past: [],
    toCome: [],
    indicative: start && end ? [start, end] : null,
    miles: { behind: isDone ? miles : 0, ahead: isDone ? 0 : miles },
  };
}

function sum(lines: readonly RouteLine[]): number {
  return lines.reduce((miles, { positions }) => miles + lineMiles(positions), 0);
}
