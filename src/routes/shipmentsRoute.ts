import { createRoute, redirect } from '@tanstack/react-router';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { readFleetParams } from '#/domain/list/fleetParams.ts';
import { rememberedRows } from '#/features/shipments/rememberedRows.ts';
import { ShipmentsPage } from '#/features/shipments/ShipmentsPage.tsx';
import { appRoute } from './appRoute.ts';

export const shipmentsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/shipments',
  validateSearch: readFleetParams,
  context: ({ context }) => ({ fleetQuery: fleetQuery(context.api) }),
  beforeLoad: ({ location }) => {
    // A link that says anything looks the same on every device.
    const by = location.searchStr === '' ? rememberedRows() : null;
    if (by) throw redirect({ to: '/shipments', search: { by }, replace: true });
  },
  loader: ({ context, preload }) => {
    // A link that is only pointed at spends nothing of the request budget.
    if (!preload) void context.queryClient.prefetchQuery(context.fleetQuery);
  },
  component: ShipmentsPage,
});
