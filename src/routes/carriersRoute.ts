import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf, textsOf } from '#/domain/list/searchParams.ts';
import type { CarriersSearch } from '#/features/carriers/carriersSearch.ts';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';

export const carriersRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/carriers',
  // Words are checked where they are known, in a file of their own.
  validateSearch: searchReader<CarriersSearch>({
    by: textOf,
    sort: textOf,
    open: textsOf,
  }),
  component: lazyRouteComponent(() => import('#/features/carriers/CarriersPage.tsx'), 'CarriersPage'),
});
