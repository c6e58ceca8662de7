import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { MapSearch } from '#/domain/fleetMap/mapSearch.ts';
import { readFleetParams } from '#/domain/list/fleetParams.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { textOf } from '#/domain/list/searchParams.ts';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';
import { withFleet } from './withFleet.ts';

const readMapParams = searchReader<Omit<MapSearch, keyof FleetSearch>>({
  show: textOf,
  vessel: textOf,
  port: textOf,
  at: textOf,
  t: textOf,
});

export const fleetMapRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/map',
  validateSearch: (search: Record<string, unknown>): MapSearch => ({
    ...readFleetParams(search),
    ...readMapParams(search),
  }),
  ...withFleet,
  component: lazyRouteComponent(() => import('#/features/map/fleet/FleetMapPage.tsx'), 'FleetMapPage'),
});
