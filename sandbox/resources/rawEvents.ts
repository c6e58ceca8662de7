import { Hono } from 'hono';
import type { SandboxEnv } from '#sandbox/view.ts';
import { findContainer } from './containers.ts';
import { placeNodes, terminalNodes, vesselNodes } from './graph.ts';
import { type Resource, send } from './jsonapi.ts';
import { rawEventRecord, rawEvents } from './rawEventRecord.ts';

/**
 * Interface notes 1.3 and 1.4: what happened and what is expected, with ports, terminals and vessels unasked.
 * The only source of estimates (spec 4.1, rule 2). The document has neither `links` nor `meta`.
 */
export function rawEventRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get('/:id/raw_events', (c) => {
    const view = c.get('view');
    const tracked = findContainer(c, c.req.param('id'));
    const events = rawEvents(tracked.container);
    const included = new Map<string, Resource>();
    for (const event of events) {
      const related = [
        ...placeNodes(view, event.place),
        ...terminalNodes(view, event.facilityId),
        ...vesselNodes(view, event.vesselImo),
      ];
      for (const node of related) {
        const key = `${node.type}:${node.id}`;
        if (!included.has(key)) included.set(key, node.resource());
      }
    }
    const { gazetteer } = view.account.world;
    const data = events.map((event, index) => rawEventRecord(gazetteer, tracked, event, index));
    return send(c, { data, included: [...included.values()] });
  });
}
