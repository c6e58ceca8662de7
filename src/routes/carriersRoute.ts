import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf, textsOf } from '#/domain/list/searchParams.ts';
import type { CarriersSearch } from '#/features/carriers/carriersSearch.ts';
import { appRoute } from './appRoute.ts';

export const carriersRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/carriers',
  // Words are checked where they are known, in a file of their own.
  validateSearch: (search: Record<string, unknown>): CarriersSearch => ({
    by: textOf(search['by']),
    sort: textOf(search['sort']),
    open: textsOf(search['open']),
  }),
  component: lazyRouteComponent(() => import('#/features/carriers/CarriersPage.tsx'), 'CarriersPage'),
});
