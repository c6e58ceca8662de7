import { Hono } from 'hono';
import { terminalChanges } from '#sandbox/events/terminalChanges.ts';
import { listed } from '#sandbox/jsonapi/answer.ts';
import { collection } from '#sandbox/jsonapi/collection.ts';
import { readInclude } from '#sandbox/jsonapi/include.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { pageLinks } from '#sandbox/jsonapi/paging.ts';
import { featureMissing } from '#sandbox/jsonapi/problem.ts';
import type { ContainerUpdate } from '#sandbox/records/containerUpdateRecord.ts';
import {
  containerUpdateKind,
  rawEventKind,
  rawEventNodes,
  transportEventKind,
} from '#sandbox/records/trackingKinds.ts';
import type { SandboxContext, SandboxEnv } from '#sandbox/view.ts';
import { findContainer } from './containers.ts';
import { routeFeatures } from './routeFeatures.ts';

/** What happened to one container and what is expected. */
export function containerListRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .route('/', containerUpdates)
    .get('/:id/transport_events', answerTransportEvents)
    .get('/:id/raw_events', answerRawEvents)
    .get('/:id/map_geojson', answerMap);
}

/** Changes of what the terminal tells, newest first. */
const containerUpdates = collection<ContainerUpdate>({
  kind: containerUpdateKind,
  path: '/:id/container_updates',
  meta: 'counts',
  list(_, c) {
    const tracked = findContainer(c, c.req.param('id') ?? '');
    const { plan, at } = tracked.shipment;
    const changes = terminalChanges(plan, tracked.container.plan, (known) => known <= at);
    return changes.toReversed().map((change) => ({ tracked, change }));
  },
});

/**
 * docs/interface.md 2.2: the whole past of one container, newest created first. The list has no pages, no filter and no
 * estimates; its `links` and `meta` look like those of a single page.
 */
function answerTransportEvents(c: SandboxContext): Response {
  const view = c.get('view');
  const tracked = findContainer(c, c.req.param('id') ?? '');
  const tree = readInclude(view.url.searchParams, transportEventKind.type);
  const nodes = tracked.container.events.map((event) => transportEventKind.node(view, { tracked, event }));
  const total = nodes.length;
  return send(c, {
    ...listed(nodes, tree),
    links: pageLinks(view.url, { rows: nodes, number: 1, last: 1, total }),
    meta: { size: total, total },
  });
}

/**
 * docs/interface.md 1.5 and 2.1: what happened and what is expected, with ports, terminals and vessels unasked.
 * The only source of estimates (docs/interface.md 2.2, rule 2). The document has neither `links` nor `meta`.
 */
function answerRawEvents(c: SandboxContext): Response {
  const view = c.get('view');
  const nodes = rawEventNodes(view, findContainer(c, c.req.param('id') ?? ''));
  return send(c, listed(nodes, readInclude(view.url.searchParams, rawEventKind.type)));
}

/** docs/interface.md 7: the journey of one container as GeoJSON. A paid call, like every use of the routes. */
function answerMap(c: SandboxContext): Response {
  const view = c.get('view');
  const { shipment } = findContainer(c, c.req.param('id') ?? '');
  if (!view.features.has('routing')) throw featureMissing();
  return send(c, { type: 'FeatureCollection', features: routeFeatures(view, shipment) });
}
