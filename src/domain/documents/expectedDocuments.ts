import type { Shipment } from '#/domain/records/shipment.ts';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import type { Phase } from '#/domain/status/statusPhase.ts';

/**
 * From which phase on an import shipment usually has a document: the bill of lading once it is at sea, the arrival
 * notice when the vessel arrives, the delivery order before the pickup.
 */
const expectedFrom: readonly (readonly [type: string, phase: Phase])[] = [
  ['bill_of_lading', 'vessel'],
  ['arrival_notice', 'arrived'],
  ['delivery_order', 'port'],
];

/** A journey in its order. What is over needs no more papers: those of a returned container are not missed. */
const journey: readonly Phase[] = [
  'origin',
  'vessel',
  'arrived',
  'port',
  'awaitingInland',
  'offDock',
  'inlandTransit',
  'inlandTerminal',
];

/**
 * The types that are usually there by now and that are not uploaded for the shipment. That says nothing of the world:
 * the paper may lie in somebody's mailbox. By the container that has come farthest of those not picked up yet.
 */
export function missingDocuments(
  shipment: Shipment,
  documents: readonly Pick<TradeDocument, 'type'>[],
): readonly string[] {
  const reached = Math.max(
    -1,
    ...shipment.containers.map((container) => journey.indexOf(phaseOf(container, shipment))),
  );
  const present = new Set(documents.map(({ type }) => type));
  return expectedFrom
    .filter(([type, phase]) => journey.indexOf(phase) <= reached && !present.has(type))
    .map(([type]) => type);
}
