import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf, textsOf } from '#/domain/list/searchParams.ts';
import type { RequestsSearch, TrackSearch } from '#/features/track/trackSearch.ts';
import { appRoute } from './appRoute.ts';

export const trackRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/track',
  validateSearch: (search: Record<string, unknown>): TrackSearch => ({
    numbers: textsOf(search['numbers']),
    show: textOf(search['show']),
    row: textOf(search['row']),
  }),
  component: lazyRouteComponent(() => import('#/features/track/TrackPage.tsx'), 'TrackPage'),
});

export const requestsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/requests',
  // A word that is no state narrows nothing.
  validateSearch: (search: Record<string, unknown>): RequestsSearch => ({
    show: textOf(search['show']),
    q: textOf(search['q']),
    edit: textOf(search['edit']),
  }),
  component: lazyRouteComponent(() => import('#/features/track/requests/RequestsPage.tsx'), 'RequestsPage'),
});
