export const addressLabels = {
  blank: 'Enter the address to send to.',
  incomplete: 'Enter the whole address, such as https://example.com/landfall.',
  credentials: 'Leave the user name and password out of the address. Send them in a header instead.',
  plainHttp: 'The address must begin with https://, because notifications show what you move and for whom.',
} as const;

/** Categories of events, in the order of a journey. */
export const categoryNames = {
  tracking: 'Tracking requests',
  origin: 'Origin',
  transshipment: 'Transshipment',
  feeder: 'Feeder',
  destination: 'Destination',
  rail: 'Rail and inland',
  estimates: 'ETD and ETA',
  container: 'Container and pickup',
  documents: 'Documents',
} as const;

interface EventText {
  readonly category: keyof typeof categoryNames;
  readonly label: string;
  readonly description: string;
}

const of = (
  category: EventText['category'],
  prefix: string,
  events: Readonly<Record<string, readonly [label: string, description: string]>>,
): Readonly<Record<string, EventText>> =>
  Object.fromEntries(
    Object.entries(events).map(([name, [label, description]]) => [
      `${prefix}${name}`,
      { category, label, description },
    ]),
  );

const movement = 'container.transport.';

/** What each event that can be subscribed to means to a forwarder (docs/interface.md 5.1). */
export const eventLabels: Readonly<Record<string, EventText>> = {
  ...of('tracking', 'tracking_request.', {
    succeeded: ['Tracking started', 'A number that you requested is now a shipment with its containers.'],
    failed: ['Tracking request failed', 'No shipment came of a number. Correct it and send it again.'],
    awaiting_manifest: [
      'Awaiting manifest',
      'The carrier does not know the number yet. The service keeps asking.',
    ],
    tracking_stopped: [
      'Tracking stopped',
      'No more updates will come for a shipment. The reason comes along.',
    ],
  }),
  ...of('origin', movement, {
    empty_out: ['Gate-out empty', 'The empty container left the depot for stuffing.'],
    full_in: ['Gate-in full', 'The loaded container is in the terminal at the POL.'],
    vessel_loaded: ['Loaded on vessel', 'The container is on board at the POL.'],
    vessel_departed: ['Vessel departed', 'The vessel left the POL, with the ATD.'],
  }),
  ...of('transshipment', movement, {
    transshipment_arrived: [
      'Arrived at transshipment port',
      'The vessel is at a port where the container changes vessels. Comes once for each such port.',
    ],
    transshipment_discharged: [
      'Discharged at transshipment port',
      'The container is off and waits for its connecting vessel.',
    ],
    transshipment_loaded: ['Loaded at transshipment port', 'The container is on its connecting vessel.'],
    transshipment_departed: ['Departed transshipment port', 'The connecting vessel left.'],
  }),
  ...of('feeder', movement, {
    feeder_loaded: ['Loaded on feeder', 'The container is on a feeder or barge.'],
    feeder_departed: ['Feeder departed', 'The feeder or barge left.'],
    feeder_arrived: ['Feeder arrived', 'The feeder or barge is at its port.'],
    feeder_discharged: ['Discharged from feeder', 'The container is off the feeder or barge.'],
  }),
  ...of('destination', movement, {
    vessel_arrived: ['Vessel arrived', 'The vessel is at the POD, with the ATA. Not discharged yet.'],
    vessel_berthed: ['Vessel berthed', 'The vessel is alongside at the POD.'],
    vessel_discharged: ['Discharged', 'The container is off the vessel at the POD.'],
    available: ['Available for pickup', 'The terminal releases the container: send the truck.'],
    not_available: ['Not available', 'The terminal withdrew the release: stop the truck.'],
    full_out: ['Gate-out full', 'The container left the port or the inland ramp on a truck.'],
    delivered: ['Delivered', 'Somebody marked the container as delivered.'],
    empty_in: ['Empty return', 'The empty container is back. Tracking ends.'],
  }),
  ...of('rail', movement, {
    rail_loaded: ['Loaded on rail', 'The container is on a railcar.'],
    rail_departed: ['Rail departed', 'The train left the ramp.'],
    rail_arrived: ['Arrived at ramp', 'The train is at a ramp, which may be an intermediate one.'],
    rail_unloaded: ['Unloaded from rail', 'The container is off the railcar.'],
    arrived_at_inland_destination: [
      'Arrived at inland destination',
      'The container is at the last inland place of its journey.',
    ],
  }),
  ...of('estimates', '', {
    [`${movement}estimated.vessel_departed`]: ['ETD changed', 'The container has another ETD.'],
    [`${movement}estimated.vessel_arrived`]: ['POD ETA changed', 'The container has another POD ETA.'],
    [`${movement}estimated.arrived_at_inland_destination`]: [
      'Inland ETA changed',
      'The container has another ETA at its inland destination.',
    ],
    'shipment.estimated.arrival': ['Shipment ETA changed', 'The whole shipment has another POD ETA.'],
  }),
  ...of('container', 'container.', {
    created: ['Container added', 'A container joined a shipment.'],
    updated: [
      'Terminal data changed',
      'Availability, holds, fees, LFD or appointment, each with its old and new value.',
    ],
    pod_terminal_changed: ['POD terminal changed', 'Pickup is at another terminal than before.'],
    'pickup_lfd.changed': ['LFD changed', 'The combined last free day moved, whoever reported it.'],
    'pickup_lfd_line.changed': ['Carrier LFD changed', 'The carrier moved its last free day.'],
    'pickup_lfd_terminal.changed': ['Terminal LFD changed', 'The terminal moved its last free day.'],
    'pickup_lfd_rail.changed': [
      'Rail LFD changed',
      'The railroad moved its last free day. Needs a paid plan.',
    ],
    'pickup_appointment.changed': [
      'Pickup appointment changed',
      'The terminal expects the truck at another time.',
    ],
  }),
  ...of('documents', 'document.', {
    extracted: ['Document read', 'Its fields are there, such as numbers, dates and parties.'],
    extraction_failed: ['Document not read', 'Nothing could be read from it. The reason comes along.'],
  }),
};
