import { lookup } from '#/domain/records/lookup.ts';

/** What events are called by their names: what has happened, and what is estimated. */
const eventLabels: Readonly<Record<string, readonly [actual: string, estimated: string]>> = {
  positioned_out: ['Empty positioned out', 'Empty positioning out'],
  empty_out: ['Gate-out empty', 'Gate-out empty'],
  positioned_in: ['Empty positioned in', 'Empty positioning in'],
  vgm_received: ['Verified gross mass received', 'Verified gross mass due'],
  full_in: ['Gate-in full', 'Gate-in full'],
  feeder_loaded: ['Loaded on feeder', 'Loading on feeder'],
  feeder_departed: ['Feeder departed', 'Feeder departure'],
  feeder_arrived: ['Feeder arrived', 'Feeder arrival'],
  feeder_discharged: ['Discharged from feeder', 'Discharge from feeder'],
  vessel_loaded: ['Loaded on vessel', 'Loading on vessel'],
  vessel_departed: ['Vessel departed', 'Vessel departure'],
  transshipment_arrived: ['Arrived at transshipment port', 'Arrival at transshipment port'],
  transshipment_berthed: ['Vessel berthed', 'Vessel berthing'],
  transshipment_discharged: ['Discharged at transshipment port', 'Discharge at transshipment port'],
  transshipment_moved_out: ['Moved out of terminal', 'Move out of terminal'],
  transshipment_moved_in: ['Moved into terminal', 'Move into terminal'],
  port_moved_out: ['Moved out of terminal', 'Move out of terminal'],
  port_moved_in: ['Moved into terminal', 'Move into terminal'],
  transshipment_loaded: ['Loaded at transshipment port', 'Loading at transshipment port'],
  transshipment_departed: ['Departed transshipment port', 'Departure from transshipment port'],
  vessel_arrived: ['Vessel arrived', 'Vessel arrival'],
  vessel_berthed: ['Vessel berthed', 'Vessel berthing'],
  vessel_discharged: ['Discharged', 'Discharge'],
  port_out: ['Gate-out full at port', 'Gate-out full at port'],
  rail_loaded: ['Loaded on rail', 'Loading on rail'],
  rail_departed: ['Rail departed', 'Rail departure'],
  // Fires at every stop (docs/interface.md 5.1), so it never claims the end of the rail leg.
  rail_arrived: ['Arrived at intermediate ramp', 'Arrival at intermediate ramp'],
  arrived_at_inland_destination: ['Arrived at destination ramp', 'Arrival at destination ramp'],
  rail_unloaded: ['Unloaded from rail', 'Unloading from rail'],
  carrier_release: ['Released by carrier', 'Release by carrier'],
  customs_release: ['Released by customs', 'Release by customs'],
  not_available: ['Not available for pickup', 'Not available for pickup'],
  available: ['Available for pickup', 'Availability for pickup'],
  full_out: ['Gate-out full', 'Gate-out full'],
  delivered: ['Delivered', 'Delivery'],
  empty_in: ['Empty returned', 'Empty return'],
  'container.pickup_lfd.changed': ['Last free day changed', 'Last free day changed'],
  'container.pickup_lfd_line.changed': ['Carrier LFD changed', 'Carrier LFD changed'],
  'container.pickup_lfd_terminal.changed': ['Terminal LFD changed', 'Terminal LFD changed'],
  'container.pickup_lfd_rail.changed': ['Rail LFD changed', 'Rail LFD changed'],
  'container.pickup_appointment.changed': ['Pickup appointment changed', 'Pickup appointment changed'],
};

/** Our words for an event name; a name we do not know as it came. */
export function eventLabel(name: string, estimated = false): string {
  return lookup(eventLabels, name)?.[estimated ? 1 : 0] ?? name;
}
