import type { Container } from '#/domain/records/container.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists, TransportEvent } from '#/domain/records/transportEvent.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { hasPlace } from './eventPlace.ts';
import { buildJourney } from './legs.ts';
import { isOfRecord } from './recordedEvents.ts';

/**
 * The container with the arrival and the discharge at its port of discharge that only its events report: a page never says
 * "Not arrived" above a timeline that has it (docs/interface.md 5.2).
 */
export function withSeaEvents(shipment: Shipment, container: Container, lists: EventLists): Container {
  const { podArrived, podDischarged } = container;
  const isArrived = podArrived !== null || shipment.podAta !== null;
  if (isArrived && podDischarged !== null) return container;
  const happened = buildJourney({ ...lists, shipment, container }).flatMap(({ actuals }) => actuals);
  const timeOf = (name: string): Moment | null =>
    happened.findLast((event) => event.name === name && isAtDischarge(event, shipment))?.when ?? null;
  const found = {
    podArrived: isArrived ? podArrived : timeOf('vessel_arrived'),
    podDischarged: podDischarged ?? timeOf('vessel_discharged'),
  };
  const isNew = found.podArrived !== podArrived || found.podDischarged !== podDischarged;
  return isNew ? { ...container, ...found } : container;
}

function isAtDischarge(event: TransportEvent, { portOfDischarge, polAtd }: Shipment): boolean {
  if (isOfRecord(event) || event.when === null) return false;
  // What came before the departure belongs to another journey of the container.
  if (polAtd && sortKey(event.when) < sortKey(polAtd)) return false;
  return !portOfDischarge || !hasPlace(event) || samePlace(event.place, portOfDischarge);
}
