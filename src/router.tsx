import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { routeTree } from './routeTree.gen.ts';
import { parseSearch, stringifySearch } from './searchParams.ts';

export interface RouterContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** What the runtime configuration got wrong and how it was read instead. */
  readonly configNotes: readonly string[];
  /** What it says of street tiles, as it came: the map checks it when there is one. */
  readonly streetTiles?: unknown;
}

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
