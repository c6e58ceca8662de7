import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shipmentQuery } from '#/data/shipments/queries.ts';
import { textOf } from '#/domain/list/searchParams.ts';
import { appRoute } from './appRoute.ts';

export const shipmentRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/shipments/$shipmentId',
  validateSearch: (
    search: Record<string, unknown>,
  ): { container?: string | undefined; proof?: string | undefined } => ({
    container: textOf(search['container']),
    // `all`: the proof of every date instead of the journey.
    proof: textOf(search['proof']),
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
