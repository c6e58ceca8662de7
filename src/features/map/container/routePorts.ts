import type { RouteStop } from '#/domain/route/route.ts';
import type { MapPort } from '#/features/map/canvas/mapPort.ts';
import { stopIdOf } from './routeIds.ts';
import { unnamedPlace } from './words.ts';

/** The stops of a journey as ports of the map, without those whose position is not reported. */
export function routePorts(stops: readonly RouteStop[]): MapPort[] {
  return stops.flatMap(({ position, place, arrival, departure }, index) => {
    if (!position) return [];
    const isReached = arrival.actual !== null || departure.actual !== null;
    const name = place.name ?? place.locode ?? unnamedPlace;
    return [{ id: stopIdOf(index), name, position, mark: isReached ? 'reached' : 'upcoming' }];
  });
}
