import { Hono } from 'hono';
import { answerOne } from '#sandbox/jsonapi/answer.ts';
import { terminalNode } from '#sandbox/jsonapi/graph.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import type { SandboxEnv } from '#sandbox/view.ts';

/** `/terminals/{id}`, marine terminals and rail ramps alike (docs/interface.md 3.6). */
export function terminalRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get('/:id', (c) => {
    const view = c.get('view');
    const terminal = view.account.world.gazetteer.terminal(c.req.param('id'));
    if (!terminal) throw notFound();
    return answerOne(c, terminalNode(view, terminal));
  });
}
