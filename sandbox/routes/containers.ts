import { Hono } from 'hono';
import type { TrackedContainer } from '#sandbox/account.ts';
import { answerOne, answerPage, answerWrite } from '#sandbox/jsonapi/answer.ts';
import { containerNode } from '#sandbox/jsonapi/graph.ts';
import { readReferences } from '#sandbox/jsonapi/labels.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import type { ContainerPlan, ShipmentPlan } from '#sandbox/world/plan.ts';
import { foldContainerNumber } from './shipmentSearch.ts';

/** docs/interface.md 2.1 and 2.6. */
export function containerRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => {
      const view = c.get('view');
      const toNode = ({ container }: Member) => containerNode(view, findContainer(c, container.id));
      return answerPage(c, 'container', select(view), toNode, (page) => ({ total: page.total }));
    })
    .get('/:id', (c) => answerOne(c, containerNode(c.get('view'), findContainer(c, c.req.param('id')))))
    .patch('/:id', async (c) => {
      const id = c.req.param('id');
      findContainer(c, id);
      const view = c.get('view');
      const labels = await readResource(c, { type: 'container', id }, readReferences);
      return answerWrite(
        c,
        'container',
        () => view.account.store.changeContainer(id, labels),
        () => containerNode(view, findContainer(c, id)),
      );
    });
}

/** @throws Problem 404 when the account has no such container */
export function findContainer(c: SandboxContext, id: string): TrackedContainer {
  const { account, now } = c.get('view');
  const tracked = account.container(id, now);
  if (!tracked) throw notFound();
  return tracked;
}

interface Member {
  readonly shipment: ShipmentPlan;
  readonly container: ContainerPlan;
}

// As long as none comes or goes, the world gives the same array.
const sorted = new WeakMap<readonly ShipmentPlan[], readonly Member[]>();

function newestFirst(shipments: readonly ShipmentPlan[]): readonly Member[] {
  const known = sorted.get(shipments);
  if (known) return known;
  const members = shipments
    .flatMap((shipment) => shipment.containers.map((container) => ({ shipment, container })))
    .toSorted((a, b) => b.container.knownAt - a.container.knownAt);
  sorted.set(shipments, members);
  return members;
}

function select({ account, now, url }: View): readonly Member[] {
  const number = foldContainerNumber(url.searchParams.get('filter[number]') ?? '');
  return newestFirst(account.world.shipmentsAt(now)).filter(
    ({ shipment, container }) =>
      (number === '' || container.number === number) &&
      container.knownAt <= account.knownUntil(shipment, now),
  );
}
