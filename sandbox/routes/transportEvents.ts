import { Hono } from 'hono';
import { includedOf } from '#sandbox/jsonapi/answer.ts';
import { transportEventNode } from '#sandbox/jsonapi/graph.ts';
import { readInclude } from '#sandbox/jsonapi/include.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { pageLinks } from '#sandbox/jsonapi/paging.ts';
import type { SandboxEnv } from '#sandbox/view.ts';
import { findContainer } from './containers.ts';

/**
 * docs/interface.md 2.2: the whole past of one container, newest created first. The list has no pages, no filter and no
 * estimates; its `links` and `meta` look like those of a single page.
 */
export function transportEventRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get('/:id/transport_events', (c) => {
    const view = c.get('view');
    const tracked = findContainer(c, c.req.param('id'));
    const tree = readInclude(view.url.searchParams, 'transport_event');
    const nodes = tracked.container.events.map((event) => transportEventNode(view, tracked, event));
    const total = nodes.length;
    return send(c, {
      data: nodes.map((node) => node.resource()),
      ...includedOf(nodes, tree),
      links: pageLinks(view.url, { rows: nodes, number: 1, last: 1, total }),
      meta: { size: total, total },
    });
  });
}
