import type { Container } from './container.ts';
import { movesInland } from './inlandMove.ts';
import { samePlace } from './samePlace.ts';
import type { Shipment } from './shipment.ts';
import { isSameMoment } from './statement.ts';
import type { TransportEvent } from './transportEvent.ts';

/**
 * Leaving the port of discharge for an inland destination is told as a full-out, as a pickup by the consignee is (trap
 * 19). Here it gets a name of its own, so that nobody takes one for the other.
 */
export function withPortOut(
  events: readonly TransportEvent[],
  shipment: Shipment,
  container: Container,
): readonly TransportEvent[] {
  if (!movesInland(container)) return events;
  const isPortOut = ({ name, place, when }: TransportEvent) =>
    name === 'full_out' &&
    (samePlace(place, shipment.portOfDischarge) ||
      (container.podFullOut !== null && isSameMoment(when, container.podFullOut)));
  return events.map((event) => (isPortOut(event) ? { ...event, name: 'port_out' } : event));
}
