import type { Hono } from 'hono';
import type { TrackedContainer } from '#sandbox/account.ts';
import { collection } from '#sandbox/jsonapi/collection.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { readReferences } from '#sandbox/jsonapi/labels.ts';
import { notFound, refreshMissing } from '#sandbox/jsonapi/problem.ts';
import { readBare, readResource } from '#sandbox/jsonapi/writeBody.ts';
import { containerKind } from '#sandbox/records/trackingKinds.ts';
import { refreshedSources } from '#sandbox/refresh.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import type { ContainerPlan, ShipmentPlan } from '#sandbox/world/plan.ts';
import { readCustomerFilter } from './customer.ts';
import { foldContainerNumber } from './shipmentSearch.ts';

/** docs/interface.md 2.1 and 2.6. */
export function containerRoutes(): Hono<SandboxEnv> {
  const routes = collection<TrackedContainer, Member>({
    kind: containerKind,
    meta: 'total',
    list: select,
    rowOf: (_, { container }, c) => findContainer(c, container.id),
    find: ({ account, now }, id) => account.container(id, now),
    change({ account }, { container: { plan } }, c) {
      const labels = readResource(c, { type: containerKind.type, id: plan.id }, readReferences);
      return {
        apply() {
          account.store.changeContainer(plan.id, labels);
          return findContainer(c, plan.id);
        },
      };
    },
  });
  return routes
    .patch('/:id/refresh', (c) => answerRefresh(c, [findContainer(c, c.req.param('id'))]))
    .post('/refresh', (c) => answerRefresh(c, readContainers(c)));
}

function answerRefresh(c: SandboxContext, all: readonly TrackedContainer[]): Response {
  const { account, now, features } = c.get('view');
  if (!features.has('refresh')) throw refreshMissing();
  const sources = all.flatMap((tracked) => {
    const asked = refreshedSources(tracked);
    if (asked.length > 0) account.store.changeContainer(tracked.container.plan.id, { refreshedAt: now });
    return asked;
  });
  return send(c, { message: refreshMessage([...new Set(sources)]) });
}

/** Which containers are to be refreshed: `data`, a list with type and id of each. */
function readContainers(c: SandboxContext): readonly TrackedContainer[] {
  const { account, now } = c.get('view');
  return readBare(c, (body) => {
    const listed = body.list('data') ?? [];
    if (listed.length === 0)
      body.refuse('data', 'data must name at least one container, with type and id.', 'blank');
    return listed.flatMap((each) => {
      each.requiredChoice('type', ['container']);
      const id = each.requiredText('id');
      const tracked = account.container(id, now);
      if (tracked) return tracked;
      if (id !== '')
        each.refuse('id', 'id is not that of a container of this account. GET /containers lists them.');
      return [];
    });
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
  const isOfCustomer = readCustomerFilter(url.searchParams);
  const statuses = readStatuses(url.searchParams);
  const statusOf = ({ container }: Member) => account.container(container.id, now)?.container.status;
  const number = foldContainerNumber(url.searchParams.get('filter[number]') ?? '');
  return newestFirst(account.world.shipmentsAt(now)).filter((member) => {
    const { shipment, container } = member;
    return (
      (number === '' || container.number === number) &&
      (!isOfCustomer || isOfCustomer(account.customerOf(shipment))) &&
      container.knownAt <= account.knownUntil(shipment, now) &&
      // Last, since it needs the state of the whole shipment.
      (!statuses || statuses.has(statusOf(member) ?? ''))
    );
  });
}

/** `filter[current_status]`: one word or several after commas (docs/interface.md 2.1); null where there is none. */
function readStatuses(query: URLSearchParams): ReadonlySet<string> | null {
  const text = query.get('filter[current_status]')?.trim();
  return text ? new Set(text.split(',').map((word) => word.trim())) : null;
}
