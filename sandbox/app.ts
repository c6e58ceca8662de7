import { Hono } from 'hono';
import { type Clock, systemClock } from '#/time/clock.ts';
import { createDocuments, type DocumentSettings } from '#sandbox/documents/createDocuments.ts';
import { containerListRoutes } from '#sandbox/routes/containerLists.ts';
import { containerRoutes } from '#sandbox/routes/containers.ts';
import { customFieldDefinitionRoutes } from '#sandbox/routes/customFieldDefinitions.ts';
import { customFieldOptionRoutes } from '#sandbox/routes/customFieldOptions.ts';
import { customFieldRoutes, recordFieldRoutes } from '#sandbox/routes/customFields.ts';
import { directUploadRoutes } from '#sandbox/routes/directUploads.ts';
import { documentActionRoutes } from '#sandbox/routes/documentActions.ts';
import { documentRoutes } from '#sandbox/routes/documents.ts';
import { documentSchemaRoutes } from '#sandbox/routes/documentSchemas.ts';
import { emailSubmissionRoutes } from '#sandbox/routes/emailSubmissions.ts';
import {
  metroAreaRoutes,
  portRoutes,
  shippingLineRoutes,
  terminalRoutes,
} from '#sandbox/routes/gazetteer.ts';
import { partyRoutes } from '#sandbox/routes/parties.ts';
import { searchRoutes } from '#sandbox/routes/search.ts';
import { shipmentRoutes } from '#sandbox/routes/shipments.ts';
import { storedFileRoutes } from '#sandbox/routes/storedFiles.ts';
import { trackingRequestRoutes } from '#sandbox/routes/trackingRequests.ts';
import { vesselRoutes } from '#sandbox/routes/vessels.ts';
import { webhookNotificationRoutes } from '#sandbox/routes/webhookNotifications.ts';
import { webhookRoutes } from '#sandbox/routes/webhooks.ts';
import { createWebhooks, type WebhookSettings } from '#sandbox/webhooks/createWebhooks.ts';
import { systemTimers } from '#sandbox/webhooks/timers.ts';
import { createAccount } from './account.ts';
import { type Change, changeOf, followHappenings } from './events/follower.ts';
import type { Happening } from './events/happening.ts';
import { requireToken } from './middleware/auth.ts';
import { limitBody, readBody } from './middleware/body.ts';
import { answerError, answerNotFound } from './middleware/errors.ts';
import { createFaults } from './middleware/faults.ts';
import { defaultLimits, limitRate, type RateLimits } from './middleware/rateLimit.ts';
import { createCustomFieldStore } from './store/customFields.ts';
import { openDatabase } from './store/database.ts';
import { DatabaseError } from './store/databaseError.ts';
import { createDocumentStore } from './store/documents.ts';
import { createEmailStore } from './store/emails.ts';
import { createOverlayStore } from './store/overlays.ts';
import { createPartyStore } from './store/parties.ts';
import { createRequestStore } from './store/requests.ts';
import { type Feature, paidFeatures, type SandboxEnv } from './view.ts';
import { createWorld } from './world/world.ts';

export interface SandboxOptions {
  /** The time of the simulated world. */
  readonly clock?: Clock;
  readonly seed?: string;
  readonly shipments?: number;
  /** A file, or `:memory:`, which is the default and forgets user changes. */
  readonly db?: string;
  readonly limits?: Partial<RateLimits>;
  readonly features?: readonly Feature[];
  readonly apiKey?: string;
  readonly webhooks?: WebhookSettings;
  readonly documents?: DocumentSettings;
  /** Hears what happens in the account as it happens. */
  readonly onChange?: (change: Change) => void;
  /** Whether `/__faults` exists. */
  readonly faults?: boolean;
  /** Gets what went wrong inside; requests and their headers are not part of it. */
  readonly report?: (error: Error) => void;
}

/** The embedded tracking service. `close` ends deliveries and reading, and gives the database back. */
export type Sandbox = Hono<SandboxEnv> & { close(): void };

/**
 * Builds the service of docs/interface.md over the simulated world, under `/v2`.
 *
 * @throws DatabaseError when the database cannot be used
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { clock = systemClock, seed = 'landfall', shipments = 300 } = options;
  const db = options.db ?? ':memory:';
  const database = openDatabase(db);
  const account = createAccount(createWorld({ seed, shipments }), {
    store: createOverlayStore(database),
    parties: createPartyStore(database),
    requests: createRequestStore(database),
    customFields: createCustomFieldStore(database),
    documents: createDocumentStore(database),
    emails: createEmailStore(database),
  });
  const features = new Set(options.features ?? paidFeatures);
  const limits = { ...defaultLimits, ...options.limits };
  const report = options.report ?? log;
  const hear = (happening: Happening): void => options.onChange?.(changeOf(happening));
  const webhooks = createWebhooks({ account, database, clock, features, hear, report }, options.webhooks);
  const timers = options.webhooks?.timers ?? systemTimers;
  const unfollow = options.onChange && followHappenings({ account, clock, timers, hear, report });
  const documents = createDocuments(
    { account, database, db, seed, webhooks, clock, report },
    options.documents,
  );

  const app = new Hono<SandboxEnv>();
  app.onError(answerError(report));
  app.notFound(answerNotFound);
  if (options.faults === true) {
    const faults = createFaults();
    app.route('/', faults.routes);
    app.use('/v2/*', faults.middleware);
  }
  app.route('/v2/rails/active_storage/disk', storedFileRoutes({ account, documents, limits }));
  app.use('/v2/*', requireToken(options.apiKey ?? 'demo'), limitRate(limits), limitBody(), readBody());
  for (const path of ['/v2/documents/*', '/v2/email_submissions/*']) {
    app.use(path, async (_, next) => {
      await documents.ready();
      await next();
    });
  }
  app.use('/v2/*', async (c, next) => {
    const url = new URL(c.req.url);
    c.set('view', { account, now: clock.now(), origin: url.origin, url, features });
    c.set('webhooks', webhooks);
    c.set('documents', documents);
    await next();
  });
  app.route('/v2/shipments', shipmentRoutes());
  app.route('/v2/containers', containerRoutes());
  app.route('/v2/containers', containerListRoutes());
  app.route('/v2/shipments', recordFieldRoutes('shipment'));
  app.route('/v2/containers', recordFieldRoutes('container'));
  app.route('/v2/tracking_requests', recordFieldRoutes('tracking_request'));
  app.route('/v2/custom_fields', customFieldRoutes());
  app.route('/v2/custom_field_definitions', customFieldDefinitionRoutes());
  app.route('/v2/custom_field_definitions', customFieldOptionRoutes());
  app.route('/v2/parties', partyRoutes());
  app.route('/v2/tracking_requests', trackingRequestRoutes());
  app.route('/v2/search', searchRoutes());
  app.route('/v2/shipping_lines', shippingLineRoutes());
  app.route('/v2/ports', portRoutes());
  app.route('/v2/metro_areas', metroAreaRoutes());
  app.route('/v2/terminals', terminalRoutes());
  app.route('/v2/vessels', vesselRoutes());
  app.route('/v2/webhooks', webhookRoutes(clock.now()));
  app.route('/v2/webhook_notifications', webhookNotificationRoutes());
  app.route('/v2/rails/active_storage/direct_uploads', directUploadRoutes());
  app.route('/v2/documents', documentRoutes());
  app.route('/v2/documents', documentActionRoutes());
  app.route('/v2/document_schemas', documentSchemaRoutes());
  app.route('/v2/email_submissions', emailSubmissionRoutes());
  const close = (): void => {
    documents.close();
    unfollow?.();
    webhooks.close();
    database.close();
  };
  return Object.assign(app, { close });
}

/** What is wrong with a database is said by its sentence; of anything else the place in the code is needed. */
function log(error: Error): void {
  console.error(error instanceof DatabaseError ? error.message : error);
}
