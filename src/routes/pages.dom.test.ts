import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { startPages, pageNames, pages } from '#/device/pages.ts';
import { settingsPages } from '#/parts/pages/settingsPages.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { createAppRouter } from './routeTree.ts';

/** What stands for no page of its own: it is one of a list, a form, or the way to a page. */
const others = [
  '/',
  '/attention',
  '/carriers/$name',
  '/documents/$documentId',
  '/ports/$name',
  '/settings',
  '/settings/webhooks/$webhookId',
  '/settings/webhooks/$webhookId/edit',
  '/settings/webhooks/guide',
  '/settings/webhooks/new',
  '/shipments/$shipmentId',
  '/shipments/find',
  '/terminals/$name',
  '/vessels/$name',
  '/webhooks/$',
];

describe('the pages', () => {
  const { api } = createSandboxApi();
  const context = { api, queryClient: createQueryClient(), configNotes: [] };
  const { routesByPath } = createAppRouter(context, createMemoryHistory());
  const routes = new Set(Object.keys(routesByPath).map((path) => path.replace(/(.)\/$/, '$1')));
  const listed = [...pageNames.map((name) => pages[name].path), ...settingsPages.map(({ to }) => to)];

  it('have a route each, and each other route is named here as none', () => {
    expect([...routes].toSorted()).toEqual([...listed, ...others].toSorted());
  });

  it('have each a place of their own among the start pages', () => {
    expect(startPages.map((name) => pages[name].first)).toEqual(startPages.map((_, at) => at + 1));
  });
});
