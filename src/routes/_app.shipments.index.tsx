import { createFileRoute } from '@tanstack/react-router';
import type { FleetFilter } from '#/domain/fleetFilter.ts';
import { ShipmentsPage } from '#/features/shipments/ShipmentsPage.tsx';
import { fleetQuery } from '#/queries/fleet.ts';
import { textOf, textsOf } from '#/searchParams.ts';

export const Route = createFileRoute('/_app/shipments/')({
  validateSearch: readFilter,
  context: ({ context }) => ({ fleetQuery: fleetQuery(context.api) }),
  loader: ({ context, preload }) => {
    // A link that is only pointed at spends nothing of the request budget.
    if (!preload) void context.queryClient.prefetchQuery(context.fleetQuery);
  },
  component: ShipmentsPage,
});

/**
 * An address written by hand or by another version: what cannot be read is left out, the rest counts. Every key is
 * set, because the router keeps what a route leaves unsaid as it stood in the address.
 */
function readFilter(search: Record<string, unknown>): FleetFilter {
  return {
    q: textOf(search['q']),
    status: textsOf(search['status']),
    carrier: textsOf(search['carrier']),
    pod: textsOf(search['pod']),
  };
}
