import { randomUUID } from 'node:crypto';
import type { Instant } from '#/time/instant.ts';
import type { TrackedContainer } from '#sandbox/account.ts';
import type { Happening, Subject } from '#sandbox/events/happening.ts';
import { documentNode } from '#sandbox/jsonapi/documentGraph.ts';
import {
  containerNode,
  placeNodes,
  requestNode,
  shipmentNode,
  terminalNodes,
  vesselNodes,
} from '#sandbox/jsonapi/graph.ts';
import { type Reference, type Relationship, type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { Node } from '#sandbox/jsonapi/node.ts';
import { placeAttribute, placeReference } from '#sandbox/records/placeRecord.ts';
import { requestState } from '#sandbox/records/requestRecord.ts';
import { terminalReference } from '#sandbox/records/terminalRecord.ts';
import { transportEventRecord } from '#sandbox/records/transportEventRecord.ts';
import { vesselReference } from '#sandbox/records/vesselRecord.ts';
import type { View } from '#sandbox/view.ts';
import type { ContainerPlan, PlannedEstimate, ShipmentPlan } from '#sandbox/world/plan.ts';

/** The records that a notification is about (docs/interface.md 5.5). */
export interface Contents {
  readonly reference: Reference | null;
  /** Of a document: the version of its fields, null without any. The relation has a name of its own there. */
  readonly document?: { readonly version: string | null };
  /** Undefined where the key is missing. */
  readonly included: readonly Resource[] | undefined;
}

/** A notification as every delivery of it shows it (docs/interface.md 3.11 and 5.5). */
export interface NotificationHead {
  readonly id: string;
  readonly webhookId: string | null;
  readonly event: string;
  readonly createdAt: Instant;
}

export function payloadOf(
  head: NotificationHead,
  contents: Contents,
): { data: Resource; included?: readonly Resource[] } {
  const { id, webhookId, event, createdAt } = head;
  const data: Resource = {
    id,
    type: 'webhook_notification',
    attributes: {
      event,
      delivery_status: 'pending',
      created_at: time(createdAt),
      ...(contents.document ? { version: contents.document.version } : {}),
    },
    relationships: {
      [contents.document ? 'document' : 'reference_object']: toOne(contents.reference),
      webhook: toOne(webhookId === null ? null : { id: webhookId, type: 'webhook' }),
      webhook_notification_logs: { data: [] },
    },
  };
  return contents.included === undefined ? { data } : { data, included: contents.included };
}

/** What a happening tells, as it stood at its instant. */
export function tell(view: View, { event, subject }: Happening): Contents {
  switch (subject.kind) {
    case 'request':
      return tellRequest(view, event, subject);
    case 'movement':
      return tellMovement(view, event, subject);
    case 'estimate':
      return tellEstimate(view, event, subject);
    case 'arrival':
      return tellArrival(view, subject);
    case 'document':
      return tellDocument(view, subject);
    case 'created':
      return withRecord(view, subject, 'container_created_event', {}, {});
    case 'updated': {
      const terminal = terminalReference(view.account.world.gazetteer, subject.shipment.podTerminalId);
      const attributes = { changeset: subject.changeset, data_source: 'terminal' };
      const contents = withRecord(view, subject, 'container_updated_event', attributes, {
        terminal: toOne(terminal),
      });
      const { portOfDischarge, podTerminalId } = subject.shipment;
      return withNodes(contents, [
        ...placeNodes(view, portOfDischarge),
        ...terminalNodes(view, podTerminalId),
      ]);
    }
  }
}

type Of<K extends Subject['kind']> = Extract<Subject, { kind: K }>;

function tellRequest(view: View, event: string, listed: Of<'request'>): Contents {
  const node = requestNode(view, requestState(view.account, listed, view.now));
  const [shipment] = node.related('shipment');
  const related: readonly Node[] = !shipment
    ? []
    : event === 'tracking_request.succeeded'
      ? [...shipment.related('containers'), shipment]
      : event === 'tracking_request.tracking_stopped'
        ? [shipment]
        : [];
  return { reference: referenceOf(node), included: [node, ...related].map((each) => each.resource()) };
}

/** Events whose deliveries have no `included` at all. */
const bare = new Set(
  ['available', 'not_available', 'delivered'].map((name) => `container.transport.${name}`),
);

function tellMovement(
  view: View,
  event: string,
  { shipment, container, event: planned }: Of<'movement'>,
): Contents {
  const reference = { id: planned.id, type: 'transport_event' };
  if (bare.has(event)) return { reference, included: undefined };
  const tracked = track(view, shipment, container);
  if (!tracked) return { reference, included: [] };
  const record = transportEventRecord(view.account.world.gazetteer, tracked, planned);
  if (event.endsWith('.changed') && event !== 'container.pickup_lfd.changed') {
    return { reference, included: [{ id: record.id, type: record.type, attributes: record.attributes }] };
  }
  const around = [
    ...placeNodes(view, planned.place),
    ...terminalNodes(view, planned.facilityId),
    ...vesselNodes(view, planned.vesselImo),
  ];
  return {
    reference,
    included: [...recordsOf(view, tracked), ...around.map((node) => node.resource()), record],
  };
}

function tellEstimate(
  view: View,
  event: string,
  { shipment, container, estimate }: Of<'estimate'>,
): Contents {
  const reference = { id: estimate.id, type: 'transport_event' };
  const { gazetteer } = view.account.world;
  const attributes = {
    event,
    voyage_number: estimate.voyageNumber,
    timestamp: time(estimate.at),
    timezone: placeAttribute(gazetteer, estimate.place, 'timeZone'),
    location_locode: estimate.place,
    created_at: time(estimate.knownAt),
    data_source: 'shipping_line',
  };
  const tracked = track(view, shipment, container);
  if (!tracked || event !== 'container.transport.estimated.arrived_at_inland_destination') {
    return { reference, included: [{ ...reference, attributes }] };
  }
  const record = { ...reference, attributes, relationships: relationshipsOf(view, tracked, estimate) };
  const places = placeNodes(view, estimate.place).map((node) => node.resource());
  return { reference, included: [...recordsOf(view, tracked), ...places, record] };
}

function relationshipsOf(
  view: View,
  { shipment, container }: TrackedContainer,
  estimate: PlannedEstimate,
): Record<string, Relationship> {
  const { gazetteer } = view.account.world;
  return {
    shipment: toOne({ id: shipment.plan.id, type: 'shipment' }),
    container: toOne({ id: container.plan.id, type: 'container' }),
    location: toOne(placeReference(gazetteer, estimate.place)),
    vessel: toOne(vesselReference(gazetteer, estimate.vesselImo)),
    terminal: toOne(null),
  };
}

function tellArrival(view: View, { shipment, eta }: Of<'arrival'>): Contents {
  const { gazetteer } = view.account.world;
  const reference = { id: randomUUID(), type: 'estimated_event' };
  const port = shipment.portOfDischarge;
  const record: Resource = {
    ...reference,
    attributes: {
      event: 'shipment.estimated.arrival',
      created_at: time(view.now),
      estimated_timestamp: time(eta),
      voyage_number: shipment.podVoyageNumber,
      timezone: placeAttribute(gazetteer, port, 'timeZone'),
      location_locode: port,
      data_source: 'shipping_line',
    },
    relationships: {
      shipment: toOne({ id: shipment.id, type: 'shipment' }),
      port: toOne(placeReference(gazetteer, port)),
      vessel: toOne(vesselReference(gazetteer, shipment.podVesselImo)),
    },
  };
  const nodes = [
    shipmentNode(view, view.account.track(shipment, view.now)),
    ...placeNodes(view, port),
    ...vesselNodes(view, shipment.podVesselImo),
  ];
  return { reference, included: [...nodes.map((node) => node.resource()), record] };
}

function tellDocument(view: View, { document }: Of<'document'>): Contents {
  const node = documentNode(view, document);
  const related = ['email_submission', 'last_document_representation'].flatMap((name) => node.related(name));
  const version = view.account.documents.representation(document.id)?.schemaVersion ?? null;
  const included = [node, ...related].map((each) => each.resource());
  return { reference: referenceOf(node), included, document: { version } };
}

/** The shipment, the container, and a record of the event that exists nowhere else. */
function withRecord(
  view: View,
  { shipment, container }: Of<'created' | 'updated'>,
  type: string,
  attributes: Resource['attributes'],
  relationships: Record<string, Relationship>,
): Contents {
  const reference = { id: randomUUID(), type };
  const { gazetteer } = view.account.world;
  const timezone = placeAttribute(gazetteer, shipment.portOfDischarge, 'timeZone');
  const tracked = track(view, shipment, container);
  const record: Resource = {
    ...reference,
    attributes: { ...attributes, timestamp: time(view.now), timezone },
    relationships: { container: toOne({ id: container.id, type: 'container' }), ...relationships },
  };
  return { reference, included: [...(tracked ? recordsOf(view, tracked) : []), record] };
}

function withNodes({ reference, included = [] }: Contents, nodes: readonly Node[]): Contents {
  return { reference, included: [...included, ...nodes.map((node) => node.resource())] };
}

function track(view: View, plan: ShipmentPlan, own: ContainerPlan): TrackedContainer | null {
  const shipment = view.account.track(plan, view.now);
  const container = shipment.state.containers.find((each) => each.plan === own);
  return container ? { shipment, container } : null;
}

function recordsOf(view: View, tracked: TrackedContainer): readonly Resource[] {
  return [shipmentNode(view, tracked.shipment), containerNode(view, tracked)].map((node) => node.resource());
}

function referenceOf({ id, type }: Node): Reference {
  return { id, type };
}
