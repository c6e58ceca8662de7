import { Hono } from 'hono';
import { includedOf } from '#sandbox/jsonapi/answer.ts';
import { rawEventNodes } from '#sandbox/jsonapi/graph.ts';
import { readInclude } from '#sandbox/jsonapi/include.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import type { SandboxEnv } from '#sandbox/view.ts';
import { findContainer } from './containers.ts';

/**
 * docs/interface.md 1.5 and 2.1: what happened and what is expected, with ports, terminals and vessels unasked.
 * The only source of estimates (docs/interface.md 2.2, rule 2). The document has neither `links` nor `meta`.
 */
export function rawEventRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get('/:id/raw_events', (c) => {
    const view = c.get('view');
    const tracked = findContainer(c, c.req.param('id'));
    const nodes = rawEventNodes(view, tracked);
    return send(c, {
      data: nodes.map((node) => node.resource()),
      ...includedOf(nodes, readInclude(view.url.searchParams, 'raw_event')),
    });
  });
}
