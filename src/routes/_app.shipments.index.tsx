import { createFileRoute } from '@tanstack/react-router';
import { isFleetSort } from '#/domain/fleetSort.ts';
import type { FleetSearch } from '#/features/shipments/fleetSearch.ts';
import { ShipmentsPage } from '#/features/shipments/ShipmentsPage.tsx';
import { fleetQuery } from '#/queries/fleet.ts';
import { textOf, textsOf } from '#/searchParams.ts';

export const Route = createFileRoute('/_app/shipments/')({
  validateSearch: readSearch,
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
function readSearch(search: Record<string, unknown>): FleetSearch {
  const sort = textOf(search['sort']);
  return {
    sort: isFleetSort(sort) && sort !== 'newest' ? sort : undefined,
    q: textOf(search['q']),
    status: textsOf(search['status']),
    carrier: textsOf(search['carrier']),
    pod: textsOf(search['pod']),
  };
}
