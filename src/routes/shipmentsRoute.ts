import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { shipmentQuery } from '#/data/shipments/queries.ts';
import { readFleetParams } from '#/domain/list/fleetParams.ts';
import { textOf } from '#/domain/list/searchParams.ts';
import { rememberedRows } from '#/features/shipments/rememberedRows.ts';
import { ShipmentsPage } from '#/features/shipments/ShipmentsPage.tsx';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';
import { withFleet } from './withFleet.ts';

export const shipmentsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/shipments',
  validateSearch: readFleetParams,
  ...withFleet,
  beforeLoad: ({ location }) => {
    // A link that says anything looks the same on every device.
    const by = location.searchStr === '' ? rememberedRows() : null;
    if (by) throw redirect({ to: '/shipments', search: { by }, replace: true });
  },
  component: ShipmentsPage,
});

export const shipmentRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/shipments/$shipmentId',
  validateSearch: searchReader<{ container?: string | undefined; proof?: string | undefined }>({
    container: textOf,
    // `all`: the proof of every date instead of the journey.
    proof: textOf,
  }),
  context: ({ context, params }) => ({
    shipmentQuery: shipmentQuery(context.api, params.shipmentId),
  }),
  loader: ({ context, preload }) => {
    // A row that is only pointed at gets its page ready, but spends nothing of the request budget.
    if (!preload) void context.queryClient.prefetchQuery(context.shipmentQuery);
  },
  component: lazyRouteComponent(() => import('./ShipmentWithMap.tsx'), 'ShipmentWithMap'),
});

const loadFind = () => import('#/features/find/FindPage.tsx');

/** The direct link of docs/interface.md 2.8. A warm fleet answers before anything is drawn. */
export const findRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/shipments/find',
  validateSearch: (search: Record<string, unknown>) => ({ q: textOf(search['q']) ?? '' }),
  beforeLoad: async ({ context, search: { q } }) => {
    const { targetAtOnce } = await loadFind();
    const target = await targetAtOnce(context.queryClient, q);
    if (target) throw redirect({ ...target, replace: true });
  },
  component: lazyRouteComponent(loadFind, 'FindPage'),
});
