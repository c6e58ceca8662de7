import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readBoardSearch } from '#/domain/board/search.ts';
import { appRoute } from './appRoute.ts';

export const boardSetupRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/arrivals/setup',
  validateSearch: readBoardSearch,
  component: lazyRouteComponent(() => import('#/features/board/BoardSetupPage.tsx'), 'BoardSetupPage'),
});
