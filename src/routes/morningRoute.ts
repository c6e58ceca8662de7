import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

export const morningRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/morning',
  component: lazyRouteComponent(() => import('#/features/morning/MorningPage.tsx'), 'MorningPage'),
});
