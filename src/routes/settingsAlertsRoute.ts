import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

export const settingsAlertsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/settings/alerts',
  component: lazyRouteComponent(() => import('#/features/settings/alerts/AlertsPage.tsx'), 'AlertsPage'),
});
