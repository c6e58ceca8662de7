import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

export const settingsPartiesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/settings/parties',
  component: lazyRouteComponent(() => import('#/features/settings/parties/PartiesPage.tsx'), 'PartiesPage'),
});
