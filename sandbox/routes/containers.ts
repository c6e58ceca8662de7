import { Hono } from 'hono';
import type { TrackedContainer } from '#sandbox/account.ts';
import { answerOne, answerPage, answerWrite } from '#sandbox/jsonapi/answer.ts';
import { containerNode } from '#sandbox/jsonapi/graph.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { readReferences } from '#sandbox/jsonapi/labels.ts';
import { notFound, refreshMissing } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { refreshedSources } from '#sandbox/refresh.ts';
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
    .patch('/:id', (c) => {
      const id = c.req.param('id');
      findContainer(c, id);
      const view = c.get('view');
      const labels = readResource(c, { type: 'container', id }, readReferences);
      return answerWrite(
        c,
        'container',
        () => view.account.store.changeContainer(id, labels),
        () => containerNode(view, findContainer(c, id)),
      );
    })
    .patch('/:id/refresh', (c) => {
      const { account, now, features } = c.get('view');
      const tracked = findContainer(c, c.req.param('id'));
      if (!features.has('refresh')) throw refreshMissing();
      const sources = refreshedSources(tracked);
      if (sources.length > 0) account.store.changeContainer(tracked.container.plan.id, { refreshedAt: now });
      return send(c, { message: refreshMessage(sources) });
    });
}

/** @throws Problem 404 when the account has no such container */
export function findContainer(c: SandboxContext, id: string): TrackedContainer {
  const { account, now } = c.get('view');
  const tracked = account.container(id, now);
  if (!tracked) throw notFound();
  return tracked;
}

function refreshMessage(sources: readonly string[]): string {
  if (sources.length === 0) return 'No source was asked, because tracking has stopped.';
  return `Refresh started with ${sources.join(', ')}.`;
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
