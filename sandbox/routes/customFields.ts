import { Hono } from 'hono';
import { answerOne, answerPage } from '#sandbox/jsonapi/answer.ts';
import { notFound } from '#sandbox/jsonapi/problem.ts';
import { customFieldNode } from '#sandbox/records/customFieldRecord.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import { type CustomValue, containerValues, shipmentValues } from '#sandbox/world/customValues.ts';
import type { ShipmentPlan } from '#sandbox/world/plan.ts';
import { findContainer } from './containers.ts';
import { foldEntityType } from './customFieldDefinitions.ts';

/** docs/interface.md 1.4. */
const pageSize = 25;

/** The values that people filled in, of the whole account and of one record. They are read only. */
export function customFieldRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/custom_fields', (c) => answerValues(c, select(c.get('view'))))
    .get('/custom_fields/:id', (c) => {
      const value = valuesOf(c.get('view')).find(({ id }) => id === c.req.param('id'));
      if (!value) throw notFound();
      return answerOne(c, customFieldNode(c.get('view'), value));
    })
    .get('/shipments/:id/custom_fields', (c) => {
      const { account, now } = c.get('view');
      const plan = account.world.shipment(c.req.param('id'), now);
      if (!plan) throw notFound();
      return answerValues(c, shipmentValues(account.world.gazetteer, plan));
    })
    .get('/containers/:id/custom_fields', (c) => {
      const { shipment, container } = findContainer(c, c.req.param('id'));
      return answerValues(c, containerValues(shipment.plan, container.plan));
    });
}

function answerValues(c: SandboxContext, values: readonly CustomValue[]): Response {
  const meta = ({ rows, total }: { rows: readonly unknown[]; total: number }) => ({
    size: rows.length,
    total,
  });
  return answerPage(
    c,
    'custom_field',
    values,
    (value) => customFieldNode(c.get('view'), value),
    meta,
    pageSize,
  );
}

// As long as none comes or goes, the world gives the same array.
const filled = new WeakMap<readonly ShipmentPlan[], ReadonlyMap<ShipmentPlan, readonly CustomValue[]>>();

/** All values, those of the newest shipment first; a container's follow those of its shipment. */
function valuesOf({ account, now }: View): readonly CustomValue[] {
  const shipments = account.world.shipmentsAt(now);
  let byShipment = filled.get(shipments);
  if (!byShipment) {
    byShipment = new Map(
      shipments.map((plan) => [
        plan,
        [
          ...shipmentValues(account.world.gazetteer, plan),
          ...plan.containers.flatMap((container) => containerValues(plan, container)),
        ],
      ]),
    );
    filled.set(shipments, byShipment);
  }
  return [...byShipment].flatMap(([plan, values]) => {
    const known = new Set<string>([plan.id]);
    for (const { id, knownAt } of plan.containers) {
      if (knownAt <= account.knownUntil(plan, now)) known.add(id);
    }
    return values.filter(({ entity }) => known.has(entity.id));
  });
}

function select(view: View): readonly CustomValue[] {
  const query = view.url.searchParams;
  const entityType = foldEntityType(query.get('filter[entity_type]'));
  const entityId = query.get('filter[entity_id]');
  const definitionId = query.get('filter[definition_id]');
  return valuesOf(view).filter(
    ({ entity, definition }) =>
      (!entityType || entity.type === entityType) &&
      (!entityId || entity.id === entityId) &&
      (!definitionId || definition.id === definitionId),
  );
}
