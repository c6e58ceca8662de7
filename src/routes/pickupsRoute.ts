import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

export const pickupsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/pickups',
  component: lazyRouteComponent(() => import('#/features/pickups/PickupsPage.tsx'), 'PickupsPage'),
});
