import { Hono } from 'hono';
import { ownEntry } from '#/domain/records/ownEntry.ts';
import { parseInstant } from '#/time/instant.ts';
import { includedOf } from '#sandbox/jsonapi/answer.ts';
import { recordNode, shipmentNode } from '#sandbox/jsonapi/graph.ts';
import { type IncludeTree, readInclude, withUnasked } from '#sandbox/jsonapi/include.ts';
import { send } from '#sandbox/jsonapi/jsonapi.ts';
import type { Node } from '#sandbox/jsonapi/node.ts';
import { pageLinks, pageMeta, paginate } from '#sandbox/jsonapi/paging.ts';
import { badParameter, notFound } from '#sandbox/jsonapi/problem.ts';
import { partyNodes } from '#sandbox/records/partyRecord.ts';
import { requestRecord, type RequestState, requestState } from '#sandbox/records/requestRecord.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import { fold, includesFolded } from './shipmentSearch.ts';

/** docs/interface.md 2.1 and 3.8. Newest created first. */
export function trackingRequestRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => {
      const view = c.get('view');
      const tree = includeTree(view);
      const page = paginate(select(view), view.url.searchParams);
      const nodes = page.rows.map((state) => requestNode(view, state));
      return send(c, {
        data: nodes.map((node) => node.resource()),
        ...includedOf(nodes, tree),
        links: pageLinks(view.url, page),
        meta: { size: page.rows.length, total: page.total, pagination: pageMeta(page) },
      });
    })
    .get('/:id', (c) => {
      const view = c.get('view');
      const node = requestNode(view, find(c, c.req.param('id')));
      const included = includedOf([node], includeTree(view));
      return send(c, { data: node.resource(), ...included, links: { self: view.url.href } });
    });
}

// The tracked shipment comes without asking (docs/interface.md 1.5).
function includeTree(view: View): IncludeTree {
  return withUnasked(readInclude(view.url.searchParams, 'tracking_request'), ['tracked_object']);
}

function requestNode(view: View, state: RequestState): Node {
  const tracked = state.shipment && view.account.track(state.shipment, view.now);
  const shipment = () => (tracked ? [shipmentNode(view, tracked)] : []);
  return recordNode('tracking_request', state.plan.id, () => requestRecord(state), {
    tracked_object: shipment,
    shipment,
    customer: () => partyNodes(view, state.plan.customerId),
    container: () => shipment().flatMap((each) => each.related('containers')),
  });
}

function find(c: SandboxContext, id: string): RequestState {
  const { account, now } = c.get('view');
  const found = account.world.requestsAt(now).find((each) => each.request.id === id);
  if (!found) throw notFound();
  return requestState(account, found, now);
}

function select({ account, now, url }: View): readonly RequestState[] {
  const tests = readTests(url.searchParams);
  return account.world
    .requestsAt(now)
    .map((each) => requestState(account, each, now))
    .filter((state) => tests.every((test) => test(state)));
}

type Test = (state: RequestState) => boolean;

function readTests(query: URLSearchParams): readonly Test[] {
  const is = (
    name: string,
    field: (state: RequestState) => string,
    otherWords: Readonly<Record<string, string>> = {},
  ): readonly Test[] => {
    const given = fold(query.get(name) ?? '');
    const wanted = ownEntry(otherWords, given) ?? given;
    return wanted === '' ? [] : [(state) => fold(field(state)) === wanted];
  };
  const q = query.get('q');
  return [
    ...(q ? [(state: RequestState) => matchesRequest(state, fold(q))] : []),
    ...is('filter[request_number]', (state) => state.plan.requestNumber),
    ...is('filter[status]', (state) => state.status),
    ...is('filter[scac]', (state) => state.plan.scac),
    ...is('filter[request_type]', (state) => state.plan.requestType, { BOOKING_NUMBER: 'BOOKING' }),
    ...readSpan(query, 'filter[created_at]', (state) => state.plan.createdAt),
    ...readSpan(query, 'filter[updated_at]', (state) => state.updatedAt),
  ];
}

/** By the request number and reference numbers (docs/interface.md 2.7). */
export function matchesRequest(state: RequestState, wanted: string): boolean {
  return includesFolded([state.plan.requestNumber, ...state.plan.refNumbers], wanted);
}

function readSpan(
  query: URLSearchParams,
  name: string,
  field: (state: RequestState) => number,
): readonly Test[] {
  const bound = (side: 'start' | 'end') => {
    const text = query.get(`${name}[${side}]`);
    if (!text) return null;
    // A day counts from its beginning in UTC.
    const at = parseInstant(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
    if (at === null) throw badParameter(`${name}[${side}]`, `${name}[${side}] accepts an ISO 8601 time.`);
    return at;
  };
  const start = bound('start');
  const end = bound('end');
  return [(state) => (start === null || field(state) >= start) && (end === null || field(state) <= end)];
}
