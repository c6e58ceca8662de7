import type { Container } from '#/domain/records/container.ts';
import { inlandPlace, samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { isSameMoment, isWithinDay } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';

/**
 * Leaving the port of discharge for an inland destination is reported as a full-out, as a pickup by the consignee is
 * (docs/interface.md trap 19). Here it gets a name of its own, so that the two are never confused.
 */
export function withPortOut(
  events: readonly TransportEvent[],
  shipment: Shipment,
  container: Container,
): readonly TransportEvent[] {
  if (!movesInland(container)) return events;
  const { inlandAta, inlandRailUnloaded, podFullOut, finalDestinationFullOut } = container;
  const inland = inlandPlace(shipment);
  const cameInland = inlandAta ?? inlandRailUnloaded;
  const isPickup = ({ place, when }: TransportEvent) =>
    (inland !== null && samePlace(place, inland)) ||
    isOn(finalDestinationFullOut, when) ||
    (when !== null &&
      cameInland !== null &&
      (sortKey(when) >= sortKey(cameInland) || isWithinDay(when, cameInland)));
  const isPortOut = (event: TransportEvent) => {
    if (event.name !== 'full_out') return false;
    if (samePlace(event.place, shipment.portOfDischarge) || isOn(podFullOut, event.when)) return true;
    // One that is only expected is the pickup still to come.
    return !event.estimated && !isPickup(event);
  };
  return events.map((event) => (isPortOut(event) ? { ...event, name: 'port_out' } : event));
}

const isOn = (recorded: Moment | null, when: Moment | null) =>
  recorded !== null && isSameMoment(when, recorded);
