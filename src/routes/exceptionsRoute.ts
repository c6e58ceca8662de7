import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { openRequestsQuery } from '#/data/trackingRequests/queries.ts';
import { textOf, textsOf } from '#/domain/list/searchParams.ts';
import type { ExceptionsSearch } from '#/features/exceptions/exceptionsSearch.ts';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';

/** The former address of the exceptions: bookmarks and links go on with what they ask for. */
export const attentionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/attention',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/exceptions', search, replace: true });
  },
});

export const exceptionsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/exceptions',
  // Words are checked where they are known, in a file of their own; one that is not known changes nothing.
  validateSearch: searchReader<ExceptionsSearch>({
    kind: textsOf,
    q: textOf,
    place: textsOf,
    carrier: textsOf,
    owner: textsOf,
    group: textOf,
    acknowledged: textOf,
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
  component: lazyRouteComponent(() => import('#/features/exceptions/ExceptionsPage.tsx'), 'ExceptionsPage'),
});
