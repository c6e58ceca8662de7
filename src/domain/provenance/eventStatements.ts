import type { Container } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { isElsewhere } from '#/domain/timeline/events.ts';
import { isSameMoment } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { factOfEvent, type RecordedFact, wholeDay } from './recordStatements.ts';

const deadlineSources: Readonly<Record<string, string | null>> = {
  'container.pickup_lfd.changed': null,
  'container.pickup_lfd_line.changed': 'shipping_line',
  'container.pickup_lfd_terminal.changed': 'terminal',
  'container.pickup_lfd_rail.changed': 'rail',
};
const appointmentChanged = 'container.pickup_appointment.changed';

/**
 * The fact of the records that an event speaks of, null where it speaks of another: a departure after a
 * transshipment, a train before the sea, a stop on the way (docs/interface.md traps 29, 32).
 */
export function factOf(event: TransportEvent, shipment: Shipment, container: Container): RecordedFact | null {
  const { name } = event;
  if (Object.hasOwn(deadlineSources, name)) return 'lastFreeDay';
  if (name === appointmentChanged) return 'appointment';
  const at = (place: Place | null, recorded: Moment | null) =>
    !isElsewhere(event, place) || isSameMoment(event.when, recorded);
  switch (name) {
    case 'full_in':
      return at(shipment.portOfLoading, container.fullIn) ? 'gateIn' : null;
    case 'vessel_loaded':
      return at(shipment.portOfLoading, container.vesselLoaded) ? 'loading' : null;
    case 'feeder_loaded':
      return event.place && at(shipment.portOfLoading, container.vesselLoaded) ? 'loading' : null;
    case 'vessel_departed':
      return at(shipment.portOfLoading, shipment.polAtd) ? 'departure' : null;
    case 'feeder_departed':
      // Without a place it may have left any port.
      return event.place && at(shipment.portOfLoading, shipment.polAtd) ? 'departure' : null;
    case 'rail_loaded':
      return at(shipment.portOfDischarge, container.podRailLoaded) ? 'railLoaded' : null;
    case 'rail_departed':
      return at(shipment.portOfDischarge, container.podRailDeparted) ? 'railDeparted' : null;
    default:
      return factOfEvent.get(name) ?? null;
  }
}

/** What an event states: its own time, or the new deadline or appointment of a change (docs/interface.md trap 26). */
export function statedMoment(event: TransportEvent): Moment | null {
  if (Object.hasOwn(deadlineSources, event.name)) return wholeDay(event.changedTo);
  return event.name === appointmentChanged ? event.changedTo : event.when;
}

/** Who stands behind an event. A change of a deadline names its source by its own name. */
export function statedSource(event: TransportEvent): string | null {
  const source = lookup(deadlineSources, event.name);
  return source === undefined ? event.dataSource : source;
}
