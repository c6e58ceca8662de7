import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

export const settingsFieldsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/settings/fields',
  component: lazyRouteComponent(() => import('#/features/settings/fields/FieldsPage.tsx'), 'FieldsPage'),
});
