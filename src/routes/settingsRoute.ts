import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

/** What every page of the settings stands in: the way to the others. */
export const settingsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('#/features/settings/SettingsLayout.tsx'), 'SettingsLayout'),
});
