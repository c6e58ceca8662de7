import { createFileRoute } from '@tanstack/react-router';
import { isFieldKey } from '#/domain/fieldKey.ts';
import type { FleetSearch } from '#/domain/fleetSearch.ts';
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
 * The texts of the address; what they mean is read by `readFleetSearch`, part by part. Every key is set, because the
 * router keeps what a route leaves unsaid as it stood in the address.
 */
function readSearch(search: Record<string, unknown>): FleetSearch {
  return {
    by: textOf(search['by']),
    columns: textOf(search['columns']),
    sort: textOf(search['sort']),
    group: textOf(search['group']),
    q: textOf(search['q']),
    status: textsOf(search['status']),
    carrier: textsOf(search['carrier']),
    pod: textsOf(search['pod']),
    tag: textsOf(search['tag']),
    tracking: textsOf(search['tracking']),
    arrival: textsOf(search['arrival']),
    from: textOf(search['from']),
    to: textOf(search['to']),
    changed: textOf(search['changed']),
    ...Object.fromEntries(
      Object.keys(search)
        .filter(isFieldKey)
        .map((key) => [key, textsOf(search[key])]),
    ),
  };
}
