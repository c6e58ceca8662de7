import { Hono } from 'hono';
import type { TrackedContainer } from '#sandbox/account.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import { answerOne, answerPage } from './answer.ts';
import { containerNode } from './graph.ts';
import { readLabels } from './patchBody.ts';
import { notFound } from './problem.ts';
import { foldContainerNumber } from './shipmentSearch.ts';

/** Interface notes 1.3, spec 4.8. */
export function containerRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => {
      const view = c.get('view');
      const toNode = (tracked: TrackedContainer) => containerNode(view, tracked);
      return answerPage(c, 'container', select(view), toNode, (page) => ({ total: page.total }));
    })
    .get('/:id', (c) => answerOne(c, containerNode(c.get('view'), findContainer(c, c.req.param('id')))))
    .patch('/:id', async (c) => {
      const id = c.req.param('id');
      findContainer(c, id);
      c.get('view').account.store.changeContainer(id, await readLabels(c, 'container', id));
      return answerOne(c, containerNode(c.get('view'), findContainer(c, id)));
    });
}

/** @throws Problem 404 when the account has no such container */
export function findContainer(c: SandboxContext, id: string): TrackedContainer {
  const { account, now } = c.get('view');
  const tracked = account.container(id, now);
  if (!tracked) throw notFound();
  return tracked;
}

/** Newest created first; containers of one shipment in its order. */
function select({ account, now, url }: View): readonly TrackedContainer[] {
  const number = foldContainerNumber(url.searchParams.get('filter[number]') ?? '');
  return account.world.shipmentsAt(now).flatMap((plan) => {
    if (number !== '' && !plan.containers.some((container) => container.number === number)) return [];
    const shipment = account.track(plan, now);
    return shipment.state.containers
      .filter((container) => number === '' || container.plan.number === number)
      .map((container) => ({ shipment, container }));
  });
}
