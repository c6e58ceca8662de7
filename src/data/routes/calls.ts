import type { Api, CallOptions } from '#/data/http/api.ts';
import { pathOf } from '#/data/http/pages.ts';
import type { ContainerRoute } from '#/domain/route/route.ts';
import { routeAsOf } from '#/domain/route/routeAsOf.ts';
import { systemClock } from '#/time/clock.ts';
import { toContainerRoute } from './schema.ts';

/**
 * The route of a container over sea (docs/interface.md 7). One without stops and lines means that the service has no
 * route data of it.
 *
 * @throws {ApiError} with status 403 where the account lacks the routing feature
 */
export async function fetchContainerRoute(
  api: Api,
  containerId: string,
  options: CallOptions,
): Promise<ContainerRoute> {
  const document = await api.read(pathOf(['containers', containerId, 'map_geojson']), options);
  return routeAsOf(toContainerRoute(document), systemClock.now());
}
