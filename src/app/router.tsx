import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { parseSearch, stringifySearch } from '#/domain/list/searchParams.ts';
import { routeTree } from '#/routes/routeTree.ts';

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // What scrolls inside a page: another shipment or filter begins at its top, "back" where it was left.
    scrollToTopSelectors: ['[data-scroll-restoration-id]'],
    ...(history ? { history } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
