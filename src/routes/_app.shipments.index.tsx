import { createFileRoute } from '@tanstack/react-router';
import { readFleetParams } from '#/domain/list/searchParams.ts';
import { ShipmentsPage } from '#/features/shipments/ShipmentsPage.tsx';
import { fleetQuery } from '#/queries/fleet.ts';

export const Route = createFileRoute('/_app/shipments/')({
  validateSearch: readFleetParams,
  context: ({ context }) => ({ fleetQuery: fleetQuery(context.api) }),
  loader: ({ context, preload }) => {
    // A link that is only pointed at spends nothing of the request budget.
    if (!preload) void context.queryClient.prefetchQuery(context.fleetQuery);
  },
  component: ShipmentsPage,
});
