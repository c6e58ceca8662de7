import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

export const settingsPartiesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/settings/parties',
  component: lazyRouteComponent(() => import('#/features/settings/parties/PartiesPage.tsx'), 'PartiesPage'),
});

export const settingsAlertsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/settings/alerts',
  component: lazyRouteComponent(() => import('#/features/settings/alerts/AlertsPage.tsx'), 'AlertsPage'),
});

export const settingsFieldsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/settings/fields',
  component: lazyRouteComponent(() => import('#/features/settings/fields/FieldsPage.tsx'), 'FieldsPage'),
});

/** Settings as a whole: the first page of them. */
export const settingsIndexRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/fields', replace: true });
  },
});
