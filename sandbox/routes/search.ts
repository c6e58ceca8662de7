import { Hono } from 'hono';
import { toIso } from '#/time/instant.ts';
import type { TrackedContainer } from '#sandbox/account.ts';
import { containerOwner, type FieldOwner, hasText, shipmentOwner } from '#sandbox/customFields.ts';
import { readInclude } from '#sandbox/jsonapi/include.ts';
import { type Resource, send } from '#sandbox/jsonapi/jsonapi.ts';
import { pageLinks } from '#sandbox/jsonapi/paging.ts';
import { Problem } from '#sandbox/jsonapi/problem.ts';
import { placeAttribute } from '#sandbox/records/placeRecord.ts';
import { type RequestState, requestState } from '#sandbox/records/requestRecord.ts';
import type { SandboxEnv, View } from '#sandbox/view.ts';
import type { ContainerPlan, ShipmentPlan } from '#sandbox/world/plan.ts';
import { createSearch, fold } from './shipmentSearch.ts';
import { matchesRequest } from './trackingRequests.ts';

const maximumResults = 25;

/**
 * docs/interface.md 2.7: numbers, references and texts of custom fields; shipments, then containers, then requests,
 * newer first inside a kind. The id is that of the record itself; the type is always `search_result`, as the live
 * service sends it.
 */
export function searchRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().get('/', (c) => {
    const view = c.get('view');
    const query = view.url.searchParams.get('query')?.trim();
    if (!query) throw new Problem(400, [{ detail: 'query is missing. Write what to look for.' }]);
    readInclude(view.url.searchParams, 'search_result');
    const data: Resource[] = [];
    for (const each of results(view, query)) {
      if (data.push(each) === maximumResults) break;
    }
    return send(c, {
      data,
      links: pageLinks(view.url, { rows: data, number: 1, last: 1, total: data.length }),
    });
  });
}

function* results(view: View, query: string): Generator<Resource> {
  const { account, now } = view;
  const search = createSearch(account, query, now);
  const shipments = account.world.shipmentsAt(now);
  const filledIn = (owner: FieldOwner) => hasText(account, owner, fold(query));
  for (const plan of shipments) {
    if (search.findsShipment(plan) || filledIn(shipmentOwner(account, plan)))
      yield shipmentResult(view, plan);
  }
  for (const plan of shipments) {
    const isFilled = (each: ContainerPlan) => filledIn(containerOwner(plan, each));
    if (!search.findsContainerOf(plan) && !plan.containers.some(isFilled)) continue;
    const shipment = account.track(plan, now);
    for (const container of shipment.state.containers) {
      if (search.findsContainer(container.plan) || isFilled(container.plan))
        yield containerResult(view, { shipment, container });
    }
  }
  for (const each of account.world.requestsAt(now)) {
    // A request that has become a shipment is found as that shipment.
    const state = requestState(account, each, now);
    if (state.shipment === null && matchesRequest(state, fold(query))) yield requestResult(state);
  }
}

function shipmentResult(view: View, plan: ShipmentPlan): Resource {
  const shipment = view.account.track(plan, view.now);
  const { gazetteer } = view.account.world;
  return result(plan.id, {
    entity_type: 'shipment',
    number: plan.billOfLading,
    scac: plan.scac,
    port_of_lading_name: placeAttribute(gazetteer, plan.portOfLoading, 'name'),
    port_of_discharge_name: placeAttribute(gazetteer, plan.portOfDischarge, 'name'),
    containers_count: shipment.state.containers.length,
    tracking_stopped: shipment.stop !== null,
    tracking_stopped_reason: shipment.stop?.reason ?? null,
    ref_numbers: shipment.refNumbers,
    created_at: toIso(plan.createdAt),
    updated_at: toIso(shipment.state.lineLastSucceededAt),
  });
}

function containerResult(view: View, { shipment, container }: TrackedContainer): Resource {
  return result(container.plan.id, {
    entity_type: 'cargo',
    number: container.plan.number,
    shipment_id: shipment.plan.id,
    scac: shipment.plan.scac,
    ref_numbers: view.account.containerRefs(container.plan),
    created_at: toIso(container.plan.knownAt),
    updated_at: toIso(container.terminalCheckedAt ?? shipment.state.lineLastSucceededAt),
  });
}

function requestResult({ plan, scac, refNumbers, status, failedReason, updatedAt }: RequestState): Resource {
  return result(plan.id, {
    entity_type: 'tracking_request',
    number: plan.requestNumber,
    scac,
    status,
    failed_reason: failedReason,
    ref_numbers: refNumbers,
    created_at: toIso(plan.createdAt),
    updated_at: toIso(updatedAt),
  });
}

// Every key is always there, null where it does not apply: as in captures of the live service, a shipment tells its ports
// and boxes, a container only which shipment it belongs to (docs/interface.md 2.7).
const noAttributes = {
  entity_type: null,
  number: null,
  shipment_id: null,
  scac: null,
  port_of_lading_name: null,
  port_of_discharge_name: null,
  containers_count: null,
  tracking_stopped: null,
  tracking_stopped_reason: null,
  status: null,
  failed_reason: null,
  ref_numbers: null,
  created_at: null,
  updated_at: null,
} as const;

function result(id: string, attributes: Partial<Record<keyof typeof noAttributes, unknown>>): Resource {
  return { id, type: 'search_result', attributes: { ...noAttributes, ...attributes } };
}
