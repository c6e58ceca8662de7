import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf, textsOf } from '#/domain/list/searchParams.ts';
import type { RequestsSearch, TrackSearch } from '#/features/track/trackSearch.ts';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';

export const trackRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/track',
  validateSearch: searchReader<TrackSearch>({
    numbers: textsOf,
    show: textOf,
    row: textOf,
  }),
  component: lazyRouteComponent(() => import('#/features/track/TrackPage.tsx'), 'TrackPage'),
});

export const requestsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/requests',
  // A word that is no state narrows nothing.
  validateSearch: searchReader<RequestsSearch>({
    show: textOf,
    q: textOf,
    edit: textOf,
  }),
  component: lazyRouteComponent(() => import('#/features/track/requests/RequestsPage.tsx'), 'RequestsPage'),
});
