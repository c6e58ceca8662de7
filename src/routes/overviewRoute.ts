import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

export const overviewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/overview',
  component: lazyRouteComponent(() => import('#/features/overview/OverviewPage.tsx'), 'OverviewPage'),
});
