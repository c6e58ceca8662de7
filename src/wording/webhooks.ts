import { lookup } from '#/domain/records/lookup.ts';
import type { EventCategory, EventGroup, KnownEvent } from '#/domain/webhooks/catalogue.ts';
import type { AddressFault } from '#/domain/webhooks/webhook.ts';

/** Why nothing can be delivered to an address. */
export const addressFaults: Readonly<Record<AddressFault, string>> = {
  blank: 'Enter the address to send to.',
  incomplete: 'Enter the whole address, such as https://example.com/landfall.',
  credentials: 'Leave the user name and password out of the address. Send them in a header instead.',
  plainHttp: 'The address must begin with https://, because notifications show what you move and for whom.',
};

const categoryNames: Readonly<Record<EventCategory, string>> = {
  tracking: 'Tracking requests',
  origin: 'Origin',
  transshipment: 'Transshipment',
  feeder: 'Feeder',
  destination: 'Destination',
  rail: 'Rail and inland',
  estimates: 'ETD and ETA',
  container: 'Container and pickup',
  documents: 'Documents',
};

/** What each event that can be subscribed to is called, and what it means to a forwarder. */
const eventTexts: Readonly<Record<KnownEvent, readonly [label: string, description: string]>> = {
  'tracking_request.succeeded': [
    'Tracking started',
    'A number that you requested is now a shipment with its containers.',
  ],
  'tracking_request.failed': [
    'Tracking request failed',
    'No shipment came of a number. Correct it and send it again.',
  ],
  'tracking_request.awaiting_manifest': [
    'Awaiting manifest',
    'The carrier does not know the number yet. The service keeps asking.',
  ],
  'tracking_request.tracking_stopped': [
    'Tracking stopped',
    'No more updates will come for a shipment. The reason comes along.',
  ],
  'container.transport.empty_out': ['Gate-out empty', 'The empty container left the depot for stuffing.'],
  'container.transport.full_in': ['Gate-in full', 'The loaded container is in the terminal at the POL.'],
  'container.transport.vessel_loaded': ['Loaded on vessel', 'The container is on board at the POL.'],
  'container.transport.vessel_departed': ['Vessel departed', 'The vessel left the POL, with the ATD.'],
  'container.transport.transshipment_arrived': [
    'Arrived at transshipment port',
    'The vessel is at a port where the container changes vessels. Comes once for each such port.',
  ],
  'container.transport.transshipment_discharged': [
    'Discharged at transshipment port',
    'The container is off and waits for its connecting vessel.',
  ],
  'container.transport.transshipment_loaded': [
    'Loaded at transshipment port',
    'The container is on its connecting vessel.',
  ],
  'container.transport.transshipment_departed': [
    'Departed transshipment port',
    'The connecting vessel left.',
  ],
  'container.transport.feeder_loaded': ['Loaded on feeder', 'The container is on a feeder or barge.'],
  'container.transport.feeder_departed': ['Feeder departed', 'The feeder or barge left.'],
  'container.transport.feeder_arrived': ['Feeder arrived', 'The feeder or barge is at its port.'],
  'container.transport.feeder_discharged': [
    'Discharged from feeder',
    'The container is off the feeder or barge.',
  ],
  'container.transport.vessel_arrived': [
    'Vessel arrived',
    'The vessel is at the POD, with the ATA. Not discharged yet.',
  ],
  'container.transport.vessel_berthed': ['Vessel berthed', 'The vessel is alongside at the POD.'],
  'container.transport.vessel_discharged': ['Discharged', 'The container is off the vessel at the POD.'],
  'container.transport.available': [
    'Available for pickup',
    'The terminal releases the container: send the truck.',
  ],
  'container.transport.not_available': [
    'Not available',
    'The terminal withdrew the release: stop the truck.',
  ],
  'container.transport.full_out': [
    'Gate-out full',
    'The container left the port or the inland ramp on a truck.',
  ],
  'container.transport.delivered': ['Delivered', 'Somebody marked the container as delivered.'],
  'container.transport.empty_in': ['Empty return', 'The empty container is back. Tracking ends.'],
  'container.transport.rail_loaded': ['Loaded on rail', 'The container is on a railcar.'],
  'container.transport.rail_departed': ['Rail departed', 'The train left the ramp.'],
  'container.transport.rail_arrived': [
    'Arrived at ramp',
    'The train is at a ramp, which may be an intermediate one.',
  ],
  'container.transport.rail_unloaded': ['Unloaded from rail', 'The container is off the railcar.'],
  'container.transport.arrived_at_inland_destination': [
    'Arrived at inland destination',
    'The container is at the last inland place of its journey.',
  ],
  'container.transport.estimated.vessel_departed': ['ETD changed', 'The container has another ETD.'],
  'container.transport.estimated.vessel_arrived': ['POD ETA changed', 'The container has another POD ETA.'],
  'container.transport.estimated.arrived_at_inland_destination': [
    'Inland ETA changed',
    'The container has another ETA at its inland destination.',
  ],
  'shipment.estimated.arrival': ['Shipment ETA changed', 'The whole shipment has another POD ETA.'],
  'container.created': ['Container added', 'A container joined a shipment.'],
  'container.updated': [
    'Terminal data changed',
    'Availability, holds, fees, LFD or appointment, each with its old and new value.',
  ],
  'container.pod_terminal_changed': ['POD terminal changed', 'Pickup is at another terminal than before.'],
  'container.pickup_lfd.changed': ['LFD changed', 'The combined last free day moved, whoever reported it.'],
  'container.pickup_lfd_line.changed': ['Carrier LFD changed', 'The carrier moved its last free day.'],
  'container.pickup_lfd_terminal.changed': ['Terminal LFD changed', 'The terminal moved its last free day.'],
  'container.pickup_lfd_rail.changed': [
    'Rail LFD changed',
    'The railroad moved its last free day. Needs a paid plan.',
  ],
  'container.pickup_appointment.changed': [
    'Pickup appointment changed',
    'The terminal expects the truck at another time.',
  ],
  'document.extracted': ['Document read', 'Its fields are there, such as numbers, dates and parties.'],
  'document.extraction_failed': [
    'Document not read',
    'Nothing could be read from it. The reason comes along.',
  ],
};

/** An event as it is shown. */
interface EventText {
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

/** The events of a category as they are shown. */
export interface EventGroupText {
  readonly id: string;
  readonly label: string;
  readonly events: readonly EventText[];
}

/** What an event is called on screens: its name on the wire where it is not known. */
export const webhookEventLabel = (name: string): string => describeEvent(name, null).label;

/** @param served what the service says of it, which counts where it is not known */
function describeEvent(name: string, served: string | null): EventText {
  const [label, description] = lookup(eventTexts, name) ?? [name, served ?? ''];
  return { name, label, description };
}

/** A category of events in words: in ours as far as it is known, in those of the service otherwise. */
export const describeEventGroup = (group: EventGroup): EventGroupText => ({
  id: group.id,
  label: group.code === 'served' ? group.name : categoryNames[group.code],
  events: group.events.map(({ name, description }) => describeEvent(name, description)),
});

/** The groups with only those events that have all words of a text. */
export function searchEvents(groups: readonly EventGroupText[], text: string): readonly EventGroupText[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  return groups.flatMap((group) => {
    const events = group.events.filter(({ name, label, description }) => {
      const all = [name, label, description, group.label].join(' ').toLowerCase();
      return wanted.every((word) => all.includes(word));
    });
    return events.length > 0 ? [{ ...group, events }] : [];
  });
}
