import { appRoute } from './appRoute.ts';
import { boardSetupRoute } from './boardSetupRoute.ts';
import { changesRoute } from './changesRoute.ts';
import { documentRoute, documentsRoute } from './documentsRoute.ts';
import { attentionRoute, exceptionsRoute } from './exceptionsRoute.ts';
import { findRoute } from './findRoute.ts';
import { fleetMapRoute } from './fleetMapRoute.ts';
import { indexRoute } from './indexRoute.ts';
import { requestsRoute } from './requestsRoute.ts';
import { rootRoute } from './rootRoute.ts';
import {
  settingsAlertsRoute,
  settingsFieldsRoute,
  settingsIndexRoute,
  settingsPartiesRoute,
  settingsPreferencesRoute,
} from './settingsPageRoutes.ts';
import { settingsRoute } from './settingsRoute.ts';
import { shipmentRoute } from './shipmentRoute.ts';
import { shipmentsRoute } from './shipmentsRoute.ts';
import { trackRoute } from './trackRoute.ts';
import { formerWebhooksRoute, webhooksRoute } from './webhooksRoute.ts';

/** Every page of index.html. The arrivals board is a page of its own (`src/wall`). */
export const routeTree = rootRoute.addChildren([
  appRoute.addChildren([
    indexRoute,
    shipmentsRoute,
    findRoute,
    shipmentRoute,
    exceptionsRoute,
    attentionRoute,
    changesRoute,
    documentsRoute,
    documentRoute,
    fleetMapRoute,
    boardSetupRoute,
    settingsRoute.addChildren([
      settingsIndexRoute,
      settingsPreferencesRoute,
      settingsFieldsRoute,
      settingsPartiesRoute,
      webhooksRoute,
      settingsAlertsRoute,
    ]),
    formerWebhooksRoute,
    trackRoute,
    requestsRoute,
  ]),
]);
