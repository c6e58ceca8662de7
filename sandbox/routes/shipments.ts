import { Hono } from 'hono';
import type { TrackedShipment } from '#sandbox/account.ts';
import { stopped } from '#sandbox/events/happenings.ts';
import { answerOne, answerPage, answerWrite } from '#sandbox/jsonapi/answer.ts';
import { shipmentNode } from '#sandbox/jsonapi/graph.ts';
import { readShipmentLabels } from '#sandbox/jsonapi/labels.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import { readBoolean } from '#sandbox/jsonapi/readBoolean.ts';
import { checkOptionalBody, readResource } from '#sandbox/jsonapi/writeBody.ts';
import type { ShipmentOverlay } from '#sandbox/store/overlays.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import type { ShipmentPlan } from '#sandbox/world/plan.ts';
import { createSearch, wasRequestedAs } from './shipmentSearch.ts';

/** docs/interface.md 2.1, 2.6 and 4.2. */
export function shipmentRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) => {
      const view = c.get('view');
      const toNode = (plan: ShipmentPlan) => shipmentNode(view, view.account.track(plan, view.now));
      return answerPage(c, 'shipment', select(view), toNode, (page) => ({
        size: page.rows.length,
        total: page.total,
      }));
    })
    .get('/:id', (c) => answerOne(c, shipmentNode(c.get('view'), find(c, c.req.param('id')))))
    .patch('/:id', (c) => {
      const shipment = find(c, c.req.param('id'));
      const labels = readResource(c, identity(shipment), readShipmentLabels);
      return answerChange(c, shipment, labels);
    })
    .patch('/:id/stop_tracking', (c) => {
      const shipment = find(c, c.req.param('id'));
      checkOptionalBody(c, identity(shipment));
      return shipment.stop === null ? answerStop(c, shipment) : answerChange(c, shipment, {});
    })
    .patch('/:id/resume_tracking', (c) => {
      const shipment = find(c, c.req.param('id'));
      checkOptionalBody(c, identity(shipment));
      // What happens from now on depends on it.
      c.get('webhooks').catchUp();
      return answerChange(c, shipment, shipment.stop === null ? {} : trackingNow(c, 'resumed'));
    });
}

/** Webhooks are told in the same transaction. */
function answerStop(c: SandboxContext, shipment: TrackedShipment): Response {
  const { now } = c.get('view');
  const { plan } = shipment;
  const listed = { request: plan.request, shipment: plan };
  const write = (step: () => void) => c.get('webhooks').announce(stopped(listed, now), step);
  return answerChange(c, shipment, trackingNow(c, 'stopped'), write);
}

function find(c: SandboxContext, id: string): TrackedShipment {
  const { account, now } = c.get('view');
  const shipment = account.shipment(id, now);
  if (!shipment) throw notFound();
  return shipment;
}

function identity({ plan }: TrackedShipment): { readonly type: string; readonly id: string } {
  return { type: 'shipment', id: plan.id };
}

function trackingNow(c: SandboxContext, action: 'stopped' | 'resumed'): Partial<ShipmentOverlay> {
  return { tracking: { action, at: c.get('view').now } };
}

/**
 * @param change empty when there is nothing to change: stopping or resuming twice (docs/interface.md 4.2 leaves it
 * open)
 */
function answerChange(
  c: SandboxContext,
  { plan }: TrackedShipment,
  change: Partial<ShipmentOverlay>,
  within = (step: () => void) => step(),
): Response {
  const view = c.get('view');
  return answerWrite(
    c,
    'shipment',
    () => within(() => view.account.store.changeShipment(plan.id, change)),
    () => shipmentNode(view, view.account.track(plan, view.now)),
  );
}

/** The shipments that the query asks for, newest created first. Unknown filters are ignored, as they are live. */
function select({ account, now, url }: View): readonly ShipmentPlan[] {
  const q = url.searchParams.get('q')?.trim();
  const number = url.searchParams.get('number')?.trim();
  const isStopped = readBoolean(url.searchParams, 'filter[tracking_stopped]');
  const search = q ? createSearch(account, q, now) : null;
  const all = account.world.shipmentsAt(now);
  if (!q && !number && isStopped === null) return all;
  return all.filter(
    (plan) =>
      (!search || search.finds(plan)) &&
      (!number || wasRequestedAs(plan, number)) &&
      (isStopped === null || (account.stopOf(plan, now) !== null) === isStopped),
  );
}
