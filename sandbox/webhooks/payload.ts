import type { Instant } from '#/time/instant.ts';
import type { TrackedContainer } from '#sandbox/account.ts';
import type { Happening, Subject } from '#sandbox/events/happening.ts';
import { type Reference, type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import { type Node, referenceOf } from '#sandbox/jsonapi/node.ts';
import { containerUpdateId } from '#sandbox/records/containerUpdateRecord.ts';
import { documentKind } from '#sandbox/records/documentKinds.ts';
import { dateOfSchema } from '#sandbox/records/documentRecord.ts';
import { requestState } from '#sandbox/records/requestRecord.ts';
import {
  containerKind,
  containerUpdateKind,
  placeAt,
  requestKind,
  shipmentKind,
  transportEventKind,
} from '#sandbox/records/trackingKinds.ts';
import type { View } from '#sandbox/view.ts';
import { arrivalKind, createdKind, estimateKind, terminalChangedKind, trackContainer } from './eventKinds.ts';

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
    case 'created': {
      const node = createdKind.node(view, subject);
      return contentsOf(node, [...aroundContainer(view, trackContainer(view, subject)), node]);
    }
    case 'terminal': {
      const node = terminalChangedKind.node(view, subject);
      const around = aroundContainer(view, trackContainer(view, subject));
      return contentsOf(node, [...around, node, ...atDischarge(view, subject, node)]);
    }
    case 'updated':
      return tellUpdate(view, subject);
  }
}

type Of<K extends Subject['kind']> = Extract<Subject, { kind: K }>;

function contentsOf(about: Reference, included: readonly (Node | null)[]): Contents {
  return { reference: referenceOf(about), included: included.flatMap((each) => each?.resource() ?? []) };
}

/** The record alone, without where it leads. */
function aloneOf(node: Node): Contents {
  const reference = referenceOf(node);
  return { reference, included: [{ ...reference, attributes: node.resource().attributes }] };
}

function tellRequest(view: View, event: string, listed: Of<'request'>): Contents {
  const node = requestKind.node(view, requestState(view.account, listed, view.now));
  const [shipment = null] = node.related('shipment');
  switch (event) {
    case 'tracking_request.succeeded':
      return contentsOf(node, [node, ...node.related('container'), shipment]);
    case 'tracking_request.tracking_stopped':
      return contentsOf(node, [node, shipment]);
    default:
      return contentsOf(node, [node]);
  }
}

/** Events whose deliveries have no `included` at all. */
const bare = new Set(
  ['available', 'not_available', 'delivered'].map((name) => `container.transport.${name}`),
);

function tellMovement(view: View, event: string, { event: planned, ...subject }: Of<'movement'>): Contents {
  const reference = { id: planned.id, type: transportEventKind.type };
  if (bare.has(event)) return { reference, included: undefined };
  const tracked = trackContainer(view, subject);
  if (!tracked) return contentsOf(reference, []);
  const node = transportEventKind.node(view, { tracked, event: planned });
  if (event.endsWith('.changed') && event !== 'container.pickup_lfd.changed') return aloneOf(node);
  const around = ['location', 'terminal', 'vessel'].flatMap(node.related);
  return contentsOf(node, [...aroundContainer(view, tracked), ...around, node]);
}

function tellEstimate(view: View, event: string, { kind: _kind, ...subject }: Of<'estimate'>): Contents {
  const node = estimateKind.node(view, { ...subject, event });
  const tracked = trackContainer(view, subject);
  const isInland = event === 'container.transport.estimated.arrived_at_inland_destination';
  if (!tracked || !isInland) return aloneOf(node);
  return contentsOf(node, [...aroundContainer(view, tracked), ...node.related('location'), node]);
}

function tellArrival(view: View, subject: Of<'arrival'>): Contents {
  const node = arrivalKind.node(view, subject);
  return contentsOf(node, [...['shipment', 'port', 'vessel'].flatMap(node.related), node]);
}

function tellDocument(view: View, { document }: Of<'document'>): Contents {
  const node = documentKind.node(view, document);
  const related = ['email_submission', 'last_document_representation'].flatMap(node.related);
  const representation = view.account.documents.representation(document.id);
  const version = representation && dateOfSchema(representation.schemaVersion);
  return { ...contentsOf(node, [node, ...related]), document: { version } };
}

/** As `container_updates` lists it. */
function tellUpdate(view: View, subject: Of<'updated'>): Contents {
  const change = { at: view.now, changeset: subject.changeset };
  const tracked = trackContainer(view, subject);
  if (!tracked) {
    return contentsOf(
      { id: containerUpdateId(subject.container.id, change), type: containerUpdateKind.type },
      [],
    );
  }
  const node = containerUpdateKind.node(view, { tracked, change });
  return contentsOf(node, [...aroundContainer(view, tracked), node, ...atDischarge(view, subject, node)]);
}

function aroundContainer(view: View, tracked: TrackedContainer | null): readonly Node[] {
  return tracked ? [shipmentKind.node(view, tracked.shipment), containerKind.node(view, tracked)] : [];
}

/** The port of discharge and the terminal as it is then. */
function atDischarge(view: View, { shipment }: Of<'terminal' | 'updated'>, node: Node) {
  return [placeAt(view, shipment.portOfDischarge), ...node.related('terminal')];
}
