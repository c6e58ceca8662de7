import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { earliestFreeDay } from '#/domain/pickup/freeDay.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { isInTransit } from '#/domain/status/phase.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { hasArrived, isReturned } from '#/domain/status/reached.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import type { FleetRow } from './row.ts';

/**
 * What is due next of a row: the last free day of a container that waits for its pickup, else the arrival inland, at the
 * port of discharge, or the departure. The earliest of its containers; null where nothing is due or reported.
 */
export function nextDue({ shipment, containers }: FleetRow): Moment | null {
  // What was estimated before tracking stopped is no plan.
  if (isStopped(shipment.carrierTracking)) return null;
  const dues =
    shipment.containers.length === 0
      ? [voyageDue(shipment)]
      : containers.map((container) => containerDue(container, shipment));
  return dues.reduce<Moment | null>(
    (first, due) => (due && (!first || sortKey(due) < sortKey(first)) ? due : first),
    null,
  );
}

function containerDue(container: Container, shipment: Shipment): Moment | null {
  if (isReturned(container) || pickedUp(container)) return null;
  const day = isInTransit(container, shipment) ? null : earliestFreeDay(container, shipment);
  if (day) return { kind: 'day', day };
  return inlandEta(shipment, container) ?? voyageDue(shipment);
}

function voyageDue(shipment: Shipment): Moment | null {
  if (hasArrived(shipment)) return null;
  const arrival = arrivalOf(shipment);
  return arrival?.moment ?? shipment.polEtd;
}

/** Whether nothing of a shipment is left to follow: every empty is back, or its booking was cancelled. */
export function isFinished({ containers, carrierTracking }: Shipment): boolean {
  if (carrierTracking.stoppedReason === 'booking_cancelled') return true;
  return containers.length > 0 && containers.every(isReturned);
}
