import { createFileRoute } from '@tanstack/react-router';
import { textOf, textsOf } from '#/domain/list/searchParams.ts';
import { ExceptionsPage } from '#/features/exceptions/ExceptionsPage.tsx';
import type { ExceptionsSearch } from '#/features/exceptions/exceptionsSearch.ts';
import { fleetQuery } from '#/queries/fleet.ts';
import { openRequestsQuery } from '#/queries/trackingRequests.ts';

export const Route = createFileRoute('/_app/exceptions')({
  // Words are checked where they are known, in a file of their own; one that is not known changes nothing.
  validateSearch: (search: Record<string, unknown>): ExceptionsSearch => ({
    kind: textsOf(search['kind']),
    q: textOf(search['q']),
    group: textOf(search['group']),
    acknowledged: textOf(search['acknowledged']),
  }),
  context: ({ context }) => ({
    fleetQuery: fleetQuery(context.api),
    openRequestsQuery: openRequestsQuery(context.api),
  }),
  loader: ({ context, preload }) => {
    // A link that is only pointed at spends nothing of the request budget.
    if (preload) return;
    void context.queryClient.prefetchQuery(context.fleetQuery);
    void context.queryClient.prefetchQuery(context.openRequestsQuery);
  },
  component: ExceptionsPage,
});
