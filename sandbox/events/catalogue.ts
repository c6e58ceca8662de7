/** The names that can be subscribed to, by category (docs/interface.md 5.1), each with what it means. */

export interface EventCategory {
  readonly id: string;
  readonly name: string;
  readonly events: readonly { readonly name: string; readonly description: string }[];
}

type Wording = Readonly<Record<string, string>>;

const category = (id: string, name: string, prefix: string, words: Wording): EventCategory => ({
  id,
  name,
  events: Object.entries(words).map(([each, description]) => ({ name: `${prefix}${each}`, description })),
});

const movement = 'container.transport.';

export const eventCategories: readonly EventCategory[] = [
  category('tracking-request-events', 'Tracking Request Events', 'tracking_request.', {
    succeeded: 'Shipment created and linked to the tracking request',
    failed: 'Tracking request ended without a shipment',
    awaiting_manifest: 'The carrier does not know the number yet and will be asked again',
    tracking_stopped: 'No more updates will come for the shipment',
  }),
  category('origin-events', 'Origin Events', movement, {
    empty_out: 'Empty container left for stuffing',
    full_in: 'Full container entered the origin port',
    vessel_loaded: 'Container loaded aboard at the origin port',
    vessel_departed: 'Vessel departed from the origin port',
  }),
  category('transshipment-events', 'Transshipment Events', movement, {
    transshipment_arrived: 'Vessel arrived at a transshipment port',
    transshipment_discharged: 'Container discharged at a transshipment port',
    transshipment_loaded: 'Container loaded on the next vessel',
    transshipment_departed: 'Next vessel departed from a transshipment port',
  }),
  category('feeder-events', 'Feeder Events', movement, {
    feeder_arrived: 'Feeder or barge arrived',
    feeder_discharged: 'Container discharged from a feeder or barge',
    feeder_loaded: 'Container loaded on a feeder or barge',
    feeder_departed: 'Feeder or barge departed',
  }),
  category('destination-events', 'Destination Events', movement, {
    vessel_arrived: 'Vessel arrived at the port of discharge',
    vessel_berthed: 'Vessel berthed at the port of discharge',
    vessel_discharged: 'Container discharged at the port of discharge',
    available: 'Container available for pickup',
    not_available: 'Container no longer available for pickup',
    full_out: 'Full container left the port or the inland facility',
    delivered: 'Container marked as delivered',
    empty_in: 'Empty container returned',
  }),
  category('rail-events', 'Rail Events', movement, {
    rail_loaded: 'Container loaded on rail',
    rail_departed: 'Train departed',
    rail_arrived: 'Container arrived by rail at a ramp',
    rail_unloaded: 'Container unloaded from rail',
    arrived_at_inland_destination: 'Container arrived at the inland destination',
  }),
  category('estimate-events', 'Estimate Events', '', {
    [`${movement}estimated.vessel_departed`]: 'Estimated departure of the vessel changed',
    [`${movement}estimated.vessel_arrived`]: 'Estimated arrival of the vessel changed',
    [`${movement}estimated.arrived_at_inland_destination`]:
      'Estimated arrival at the inland destination changed',
    'shipment.estimated.arrival': 'Estimated arrival of the shipment at the port of discharge changed',
  }),
  category('container-update-events', 'Container Update Events', 'container.', {
    created: 'Container added to a shipment',
    updated: 'What the terminal tells of the container changed; see the changeset',
    pod_terminal_changed: 'Terminal at the port of discharge changed',
    'pickup_lfd.changed': 'Last free day changed',
    'pickup_lfd_line.changed': 'Last free day of the carrier changed',
    'pickup_lfd_terminal.changed': 'Last free day of the terminal changed',
    'pickup_lfd_rail.changed': 'Last free day of the railroad changed',
    'pickup_appointment.changed': 'Pickup appointment changed',
  }),
  category('document-events', 'Document Events', 'document.', {
    extracted: 'Fields of a document were read',
    extraction_failed: 'Fields of a document could not be read',
  }),
];

export const eventNames: readonly string[] = eventCategories.flatMap(({ events }) =>
  events.map(({ name }) => name),
);
