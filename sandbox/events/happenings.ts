import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import type { StoredDocument } from '#sandbox/store/documents.ts';
import type { Listed } from '#sandbox/world/account.ts';
import type { ShipmentPlan } from '#sandbox/world/plan.ts';
import { isOfUser } from '#sandbox/world/slots.ts';
import type { Happening } from './happening.ts';
import { terminalChanges } from './terminalChanges.ts';

/**
 * What became known after one instant and up to another, in order. Cutting the time anywhere gives the same as the whole:
 * everything has one instant, and what shares it keeps the order of the account. Of a shipment that was not tracked at
 * that instant nothing became known.
 */
export function happenings(account: Account, after: Instant, until: Instant): readonly Happening[] {
  const found: Happening[] = [];
  const within = (at: Instant): boolean => after < at && at <= until;
  for (const listed of account.world.listedBetween(after, until)) {
    addRequest(found, account, listed, within);
    const { shipment } = listed;
    if (shipment) addShipment(found, account, shipment, after, until);
  }
  return found.toSorted((a, b) => a.at - b.at);
}

const requestEvents: Readonly<Record<string, string>> = {
  created: 'tracking_request.succeeded',
  failed: 'tracking_request.failed',
  awaiting_manifest: 'tracking_request.awaiting_manifest',
};

function addRequest(
  found: Happening[],
  account: Account,
  listed: Listed,
  within: (at: Instant) => boolean,
): void {
  const { request, shipment } = listed;
  for (const { from, status } of request.states) {
    const event = requestEvents[status];
    if (event && within(from)) found.push({ event, at: from, subject: { kind: 'request', ...listed } });
  }
  const stop = shipment?.stop;
  // A user may have stopped it before, or have resumed it since.
  if (!shipment || !stop || !within(stop.at)) return;
  const actual = account.stopOf(shipment, stop.at);
  if (actual?.at === stop.at && actual.reason === stop.reason) found.push(stopped(listed, stop.at));
}

/** That a document was read, or could not be. It comes of an upload, so the world does not have it. */
export function documentRead(document: StoredDocument): Happening {
  const event = document.failure === null ? 'document.extracted' : 'document.extraction_failed';
  return { event, at: document.updatedAt, subject: { kind: 'document', document } };
}

export function stopped(listed: Listed, at: Instant): Happening {
  return { event: 'tracking_request.tracking_stopped', at, subject: { kind: 'request', ...listed } };
}

function addShipment(
  found: Happening[],
  account: Account,
  shipment: ShipmentPlan,
  after: Instant,
  until: Instant,
): void {
  // Shipments of users stay.
  const leavesAt = isOfUser(shipment.slot) ? Infinity : shipment.retiresAt;
  const isKnown = (at: Instant): boolean => {
    if (at <= after || at > until || at >= leavesAt) return false;
    const stop = account.stopOf(shipment, at);
    return stop === null || at <= stop.at;
  };
  for (const container of shipment.containers) {
    if (container.knownAt > until) continue;
    const own = { shipment, container };
    const createdAt = container.knownAt > shipment.createdAt ? container.knownAt : shipment.createdAt;
    if (isKnown(createdAt)) {
      found.push({ event: 'container.created', at: createdAt, subject: { kind: 'created', ...own } });
    }
    for (const event of container.events) {
      if (!isKnown(event.knownAt)) continue;
      const name = event.name.startsWith('container.') ? event.name : `container.transport.${event.name}`;
      found.push({ event: name, at: event.knownAt, subject: { kind: 'movement', event, ...own } });
    }
    for (const estimate of container.estimates) {
      const event = estimateEvents[estimate.name];
      if (event === undefined || !isKnown(estimate.knownAt)) continue;
      found.push({ event, at: estimate.knownAt, subject: { kind: 'estimate', estimate, ...own } });
    }
    const moved = shipment.podTerminalBefore?.until;
    if (moved !== undefined && moved > createdAt && isKnown(moved)) {
      found.push({
        event: 'container.pod_terminal_changed',
        at: moved,
        subject: { kind: 'terminal', ...own },
      });
    }
    for (const { at, changeset } of terminalChanges(shipment, container, isKnown)) {
      found.push({ event: 'container.updated', at, subject: { kind: 'updated', changeset, ...own } });
    }
  }
  for (const { knownAt, eta } of shipment.podEtas) {
    if (!isKnown(knownAt)) continue;
    found.push({
      event: 'shipment.estimated.arrival',
      at: knownAt,
      subject: { kind: 'arrival', shipment, eta },
    });
  }
}

// Those of feeders and transshipments have no name to subscribe to.
const estimateEvents: Readonly<Record<string, string>> = {
  vessel_departed: 'container.transport.estimated.vessel_departed',
  vessel_arrived: 'container.transport.estimated.vessel_arrived',
  arrived_at_destination: 'container.transport.estimated.arrived_at_inland_destination',
};
