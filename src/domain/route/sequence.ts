import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import type { Position } from '#/domain/geo/position.ts';
import type { ContainerRoute, RouteLine, RouteStop } from './route.ts';

/**
 * Numbers the parts of a route that came without a number, since the service guarantees only the kind of a part
 * (docs/interface.md 7): stops in their order, lines by the stop where they begin or end, the vessel by the port that
 * it left.
 */
export function numbered(route: ContainerRoute): ContainerRoute {
  const stops = route.stops.map((stop, index) => ({ ...stop, sequence: stop.sequence ?? index + 1 }));
  const lines = route.lines.map((line) => ({ ...line, sequence: line.sequence ?? sequenceOf(line, stops) }));
  const { vessel } = route;
  const byId = (id: string | null) => (id === null ? undefined : stops.find(({ place }) => place.id === id));
  const reported = vessel?.sequence ?? byId(vessel?.from.id ?? null)?.sequence ?? null;
  const sequence = reported ?? lines.findLast(({ kind }) => kind === 'past')?.sequence ?? null;
  return { ...route, stops, lines, vessel: vessel && { ...vessel, sequence } };
}

/** A projected line may begin at the vessel, so that only its end lies at a stop. */
function sequenceOf({ kind, positions }: RouteLine, stops: readonly RouteStop[]): number | null {
  if (kind === 'past') return nearest(positions[0], stops)?.sequence ?? null;
  const end = nearest(positions.at(-1), stops);
  return end === null ? null : (stops[stops.indexOf(end) - 1]?.sequence ?? null);
}

function nearest(position: Position | undefined, stops: readonly RouteStop[]): RouteStop | null {
  if (!position) return null;
  let found: RouteStop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const miles = stop.position ? nauticalMiles(stop.position, position) : Infinity;
    if (miles >= least) continue;
    least = miles;
    found = stop;
  }
  return found;
}
