import { createFileRoute } from '@tanstack/react-router';
import { textOf } from '#/domain/list/searchParams.ts';
import { ContainerMap } from '#/features/map/container/ContainerMap.tsx';
import { ShipmentPage } from '#/features/shipment/ShipmentPage.tsx';
import { shipmentQuery } from '#/queries/shipment.ts';

export const Route = createFileRoute('/_app/shipments/$shipmentId')({
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
  component: () => <ShipmentPage map={ContainerMap} />,
});
