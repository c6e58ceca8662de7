import { Hono } from 'hono';
import { answerOne } from '#sandbox/jsonapi/answer.ts';
import { placeNode } from '#sandbox/jsonapi/graph.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import type { SandboxEnv, View } from '#sandbox/view.ts';
import type { MetroAreaRecord, PortRecord } from '#sandbox/world/gazetteer.ts';

/** `/ports/{id}`: by UUID or LOCODE; the record's id is the UUID either way (docs/interface.md 2.1). */
export function portRoutes(): Hono<SandboxEnv> {
  return routes(({ account }) => account.world.gazetteer.ports);
}

/** `/metro_areas/{id}`, likewise. */
export function metroAreaRoutes(): Hono<SandboxEnv> {
  return routes(({ account }) => account.world.gazetteer.metroAreas);
}

function routes(records: (view: View) => readonly (PortRecord | MetroAreaRecord)[]): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get('/:id', (c) => {
    const view = c.get('view');
    const id = c.req.param('id');
    const place = records(view).find((each) => each.id === id || each.locode === id.toUpperCase());
    if (!place) throw notFound();
    return answerOne(c, placeNode(view, place));
  });
}
