import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textOf } from '#/domain/list/searchParams.ts';
import type { WebhookSearch } from '#/features/webhooks/webhookSearch.ts';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';

/** What every page of the settings stands in: the way to the others. */
const settingsRoot = createRoute({
  getParentRoute: () => appRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('#/features/settings/SettingsLayout.tsx'), 'SettingsLayout'),
});

/** Settings as a whole: the first page of them. */
const indexRoute = createRoute({
  getParentRoute: () => settingsRoot,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/preferences', replace: true });
  },
});

const preferencesRoute = createRoute({
  getParentRoute: () => settingsRoot,
  path: '/preferences',
  component: lazyRouteComponent(
    () => import('#/features/settings/preferences/PreferencesPage.tsx'),
    'PreferencesPage',
  ),
});

const fieldsRoute = createRoute({
  getParentRoute: () => settingsRoot,
  path: '/fields',
  component: lazyRouteComponent(() => import('#/features/settings/fields/FieldsPage.tsx'), 'FieldsPage'),
});

const partiesRoute = createRoute({
  getParentRoute: () => settingsRoot,
  path: '/parties',
  component: lazyRouteComponent(() => import('#/features/settings/parties/PartiesPage.tsx'), 'PartiesPage'),
});

const contactsRoute = createRoute({
  getParentRoute: () => settingsRoot,
  path: '/contacts',
  component: lazyRouteComponent(
    () => import('#/features/settings/contacts/ContactsPage.tsx'),
    'ContactsPage',
  ),
});

const templatesRoute = createRoute({
  getParentRoute: () => settingsRoot,
  path: '/templates',
  component: lazyRouteComponent(
    () => import('#/features/settings/templates/TemplatesPage.tsx'),
    'TemplatesPage',
  ),
});

const tariffsRoute = createRoute({
  getParentRoute: () => settingsRoot,
  path: '/tariffs',
  component: lazyRouteComponent(() => import('#/features/settings/tariffs/TariffsPage.tsx'), 'TariffsPage'),
});

const teamRoute = createRoute({
  getParentRoute: () => settingsRoot,
  path: '/team',
  component: lazyRouteComponent(() => import('#/features/settings/team/TeamPage.tsx'), 'TeamPage'),
});

const alertsRoute = createRoute({
  getParentRoute: () => settingsRoot,
  path: '/alerts',
  component: lazyRouteComponent(() => import('#/features/settings/alerts/AlertsPage.tsx'), 'AlertsPage'),
});

/** What is below it stands in its place: it adds nothing but the address. */
const webhooksRoot = createRoute({ getParentRoute: () => settingsRoot, path: '/webhooks' });

const webhookListRoute = createRoute({
  getParentRoute: () => webhooksRoot,
  path: '/',
  component: lazyRouteComponent(() => import('#/features/webhooks/WebhooksPage.tsx'), 'WebhooksPage'),
});

const newWebhookRoute = createRoute({
  getParentRoute: () => webhooksRoot,
  path: '/new',
  component: lazyRouteComponent(() => import('#/features/webhooks/NewWebhookPage.tsx'), 'NewWebhookPage'),
});

const webhookGuideRoute = createRoute({
  getParentRoute: () => webhooksRoot,
  path: '/guide',
  component: lazyRouteComponent(() => import('#/features/webhooks/GuidePage.tsx'), 'GuidePage'),
});

const webhookRoute = createRoute({
  getParentRoute: () => webhooksRoot,
  path: '/$webhookId',
  // A word that names no part, status or notification narrows nothing.
  validateSearch: searchReader<WebhookSearch>({
    view: textOf,
    delivery: textOf,
    notification: textOf,
  }),
  component: lazyRouteComponent(() => import('#/features/webhooks/WebhookPage.tsx'), 'WebhookPage'),
});

const editWebhookRoute = createRoute({
  getParentRoute: () => webhooksRoot,
  path: '/$webhookId/edit',
  component: lazyRouteComponent(() => import('#/features/webhooks/EditWebhookPage.tsx'), 'EditWebhookPage'),
});

const webhooksRoute = webhooksRoot.addChildren([
  webhookListRoute,
  newWebhookRoute,
  webhookGuideRoute,
  webhookRoute,
  editWebhookRoute,
]);

export const settingsRoute = settingsRoot.addChildren([
  indexRoute,
  preferencesRoute,
  fieldsRoute,
  partiesRoute,
  contactsRoute,
  templatesRoute,
  tariffsRoute,
  teamRoute,
  webhooksRoute,
  alertsRoute,
]);

/** The former address of the webhooks: bookmarks and links go on with what they ask for. */
export const formerWebhooksRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/webhooks/$',
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/settings${location.href}`, replace: true });
  },
});
