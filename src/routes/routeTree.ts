import {
  createRouter,
  type RouterHistory,
  createRoute,
  redirect,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import type { BoardSearch } from '#/domain/board/search.ts';
import { parseSearch, stringifySearch } from '#/domain/list/searchParams.ts';
import { firstPage } from '#/features/shell/firstPage.ts';
import { appRoute } from './appRoute.ts';
import { carriersRoute } from './carriersRoute.ts';
import { changesRoute } from './changesRoute.ts';
import { documentRoute, documentsRoute } from './documentsRoute.ts';
import { attentionRoute, exceptionsRoute } from './exceptionsRoute.ts';
import { findRoute } from './findRoute.ts';
import { fleetMapRoute } from './fleetMapRoute.ts';
import { morningRoute } from './morningRoute.ts';
import { overviewRoute } from './overviewRoute.ts';
import { pickupsRoute } from './pickupsRoute.ts';
import { carrierRoute, portRoute, terminalRoute, vesselRoute } from './profileRoutes.ts';
import { rootRoute } from './rootRoute.ts';
import {
  settingsAlertsRoute,
  settingsContactsRoute,
  settingsFieldsRoute,
  settingsIndexRoute,
  settingsPartiesRoute,
  settingsPreferencesRoute,
  settingsTariffsRoute,
  settingsTeamRoute,
  settingsTemplatesRoute,
} from './settingsPageRoutes.ts';
import { settingsRoute } from './settingsRoute.ts';
import { shipmentRoute, shipmentsRoute } from './shipmentsRoute.ts';
import { requestsRoute, trackRoute } from './trackRoute.ts';
import { formerWebhooksRoute, webhooksRoute } from './webhooksRoute.ts';

const boardSetupRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/arrivals/setup',
  // As it came: `readBoardSearch` reads it with the page, in a file of its own.
  validateSearch: (search: BoardSearch) => search,
  component: lazyRouteComponent(() => import('#/features/board/BoardSetupPage.tsx'), 'BoardSetupPage'),
});

const indexRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: firstPage(), replace: true });
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
    settingsRoute.addChildren([
      settingsIndexRoute,
      settingsPreferencesRoute,
      settingsFieldsRoute,
      settingsPartiesRoute,
      settingsContactsRoute,
      settingsTemplatesRoute,
      settingsTariffsRoute,
      settingsTeamRoute,
      webhooksRoute,
      settingsAlertsRoute,
    ]),
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
