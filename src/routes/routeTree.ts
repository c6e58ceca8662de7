import {
  createRouter,
  type RouterHistory,
  createRoute,
  redirect,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import type { BoardSearch } from '#/domain/board/boardSearch.ts';
import { parseSearch, stringifySearch } from '#/domain/list/searchParams.ts';
import { startPage } from '#/features/shell/startPage.ts';
import { appRoute } from './appRoute.ts';
import { carriersRoute } from './carriersRoute.ts';
import { changesRoute } from './changesRoute.ts';
import { documentRoute, documentsRoute } from './documentsRoute.ts';
import { attentionRoute, exceptionsRoute } from './exceptionsRoute.ts';
import { fleetMapRoute } from './fleetMapRoute.ts';
import { rootRoute } from './rootRoute.ts';
import { formerWebhooksRoute, settingsRoute } from './settingsRoute.ts';
import { findRoute, shipmentRoute, shipmentsRoute } from './shipmentsRoute.ts';
import { requestsRoute, trackRoute } from './trackRoute.ts';

const boardSetupRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/arrivals/setup',
  // As it came: `readBoardSearch` reads it with the page, in a file of its own.
  validateSearch: (search: BoardSearch) => search,
  component: lazyRouteComponent(() => import('#/features/board/BoardSetupPage.tsx'), 'BoardSetupPage'),
});

const morningRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/morning',
  component: lazyRouteComponent(() => import('#/features/morning/MorningPage.tsx'), 'MorningPage'),
});

const overviewRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/overview',
  component: lazyRouteComponent(() => import('#/features/overview/OverviewPage.tsx'), 'OverviewPage'),
});

const pickupsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/pickups',
  component: lazyRouteComponent(() => import('#/features/pickups/PickupsPage.tsx'), 'PickupsPage'),
});

const loadProfile = () => import('#/features/profile/ProfilePage.tsx');

const portRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/ports/$name',
  component: lazyRouteComponent(loadProfile, 'PortPage'),
});

const terminalRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/terminals/$name',
  component: lazyRouteComponent(loadProfile, 'TerminalPage'),
});

const vesselRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/vessels/$name',
  component: lazyRouteComponent(loadProfile, 'VesselPage'),
});

const carrierRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/carriers/$name',
  component: lazyRouteComponent(loadProfile, 'CarrierPage'),
});

const indexRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: startPage(), replace: true });
  },
});

/** Every page of index.html. The arrivals board is a page of its own (`src/wall`). */
const routeTree = rootRoute.addChildren([
  appRoute.addChildren([
    indexRoute,
    shipmentsRoute,
    findRoute,
    shipmentRoute,
    exceptionsRoute,
    attentionRoute,
    changesRoute,
    morningRoute,
    overviewRoute,
    pickupsRoute,
    carriersRoute,
    carrierRoute,
    portRoute,
    terminalRoute,
    vesselRoute,
    documentsRoute,
    documentRoute,
    fleetMapRoute,
    boardSetupRoute,
    settingsRoute,
    formerWebhooksRoute,
    trackRoute,
    requestsRoute,
  ]),
]);

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
