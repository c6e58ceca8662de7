import { createFileRoute } from '@tanstack/react-router';
import { ContainerMap } from '#/features/map/ContainerMap.tsx';
import { ShipmentPage } from '#/features/shipment/ShipmentPage.tsx';
import { shipmentQuery } from '#/queries/shipment.ts';
import { textOf } from '#/searchParams.ts';

export const Route = createFileRoute('/_app/shipments/$shipmentId')({
  validateSearch: (
    search: Record<string, unknown>,
  ): { container?: string | undefined; proof?: 'all' | undefined } => ({
    container: textOf(search['container']),
    // The proof of every date instead of the journey.
    proof: textOf(search['proof']) === 'all' ? 'all' : undefined,
  }),
  context: ({ context, params }) => ({
    shipmentQuery: shipmentQuery(context.api, params.shipmentId),
  }),
  loader: ({ context, preload }) => {
    // A row that is only pointed at gets its page ready, but spends nothing of the request budget.
    if (!preload) void context.queryClient.prefetchQuery(context.shipmentQuery);
  },
  component: () => <ShipmentPage map={ContainerMap} />,
});
