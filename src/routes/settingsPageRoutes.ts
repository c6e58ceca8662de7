import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { settingsRoute } from './settingsRoute.ts';

/** Settings as a whole: the first page of them. */
export const settingsIndexRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/preferences', replace: true });
  },
});

export const settingsPreferencesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/preferences',
  component: lazyRouteComponent(
    () => import('#/features/settings/preferences/PreferencesPage.tsx'),
    'PreferencesPage',
  ),
});

export const settingsFieldsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/fields',
  component: lazyRouteComponent(() => import('#/features/settings/fields/FieldsPage.tsx'), 'FieldsPage'),
});

export const settingsPartiesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/parties',
  component: lazyRouteComponent(() => import('#/features/settings/parties/PartiesPage.tsx'), 'PartiesPage'),
});

export const settingsContactsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/contacts',
  component: lazyRouteComponent(
    () => import('#/features/settings/contacts/ContactsPage.tsx'),
    'ContactsPage',
  ),
});

export const settingsTemplatesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/templates',
  component: lazyRouteComponent(
    () => import('#/features/settings/templates/TemplatesPage.tsx'),
    'TemplatesPage',
  ),
});

export const settingsTariffsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/tariffs',
  component: lazyRouteComponent(() => import('#/features/settings/tariffs/TariffsPage.tsx'), 'TariffsPage'),
});

export const settingsTeamRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/team',
  component: lazyRouteComponent(() => import('#/features/settings/team/TeamPage.tsx'), 'TeamPage'),
});

export const settingsAlertsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/alerts',
  component: lazyRouteComponent(() => import('#/features/settings/alerts/AlertsPage.tsx'), 'AlertsPage'),
});
