import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textOf } from '#/domain/list/searchParams.ts';
import type { WebhookSearch } from '#/features/webhooks/webhookSearch.ts';
import { appRoute } from './appRoute.ts';
import { searchReader } from './searchReader.ts';
import { settingsRoute } from './settingsRoute.ts';

/** What is below it stands in its place: it adds nothing but the address. */
const webhooksRoot = createRoute({ getParentRoute: () => settingsRoute, path: '/webhooks' });

const listRoute = createRoute({
  getParentRoute: () => webhooksRoot,
  path: '/',
  component: lazyRouteComponent(() => import('#/features/webhooks/WebhooksPage.tsx'), 'WebhooksPage'),
});

const newRoute = createRoute({
  getParentRoute: () => webhooksRoot,
  path: '/new',
  component: lazyRouteComponent(() => import('#/features/webhooks/NewWebhookPage.tsx'), 'NewWebhookPage'),
});

const guideRoute = createRoute({
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

const editRoute = createRoute({
  getParentRoute: () => webhooksRoot,
  path: '/$webhookId/edit',
  component: lazyRouteComponent(() => import('#/features/webhooks/EditWebhookPage.tsx'), 'EditWebhookPage'),
});

/** The former address of the webhooks: bookmarks and links go on with what they ask for. */
export const formerWebhooksRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/webhooks/$',
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/settings${location.href}`, replace: true });
  },
});

export const webhooksRoute = webhooksRoot.addChildren([
  listRoute,
  newRoute,
  guideRoute,
  webhookRoute,
  editRoute,
]);
