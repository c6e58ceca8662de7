import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { textOf, textsOf } from '#/domain/list/searchParams.ts';
import type { ChangesSearch } from '#/features/changes/changesSearch.ts';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';

export const changesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/changes',
  // Kinds are checked where they are known, in a file of their own; a word that is none of them filters nothing.
  validateSearch: searchReader<ChangesSearch>({
    kind: textsOf,
    q: textOf,
  }),
  context: ({ context }) => ({ fleetQuery: fleetQuery(context.api) }),
  loader: ({ context, preload }) => {
    // A link that is only pointed at spends nothing of the request budget.
    if (!preload) void context.queryClient.prefetchQuery(context.fleetQuery);
  },
  component: lazyRouteComponent(() => import('#/features/changes/ChangesPage.tsx'), 'ChangesPage'),
});
