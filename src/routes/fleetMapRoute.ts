import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { fleetQuery } from '#/data/fleet/queries.ts';
import type { MapSearch } from '#/domain/fleetMap/search.ts';
import { readFleetParams } from '#/domain/list/fleetParams.ts';
import { textOf } from '#/domain/list/searchParams.ts';
import { appRoute } from './appRoute.ts';

export const fleetMapRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/map',
  validateSearch: (search: Record<string, unknown>): MapSearch => ({
    ...readFleetParams(search),
    show: textOf(search['show']),
    vessel: textOf(search['vessel']),
    port: textOf(search['port']),
    at: textOf(search['at']),
    t: textOf(search['t']),
  }),
  context: ({ context }) => ({ fleetQuery: fleetQuery(context.api) }),
  loader: ({ context, preload }) => {
    // A link that is only pointed at spends nothing of the request budget.
    if (!preload) void context.queryClient.prefetchQuery(context.fleetQuery);
  },
  component: lazyRouteComponent(() => import('#/features/map/fleet/FleetMapPage.tsx'), 'FleetMapPage'),
});
