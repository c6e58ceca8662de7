/**
 * The words of the interface (docs/interface.md 3.3, 3.4, 4.1 and 5.1), in one place for the client and the embedded
 * service.
 */

/** docs/interface.md 4.1, in the order of a journey. */
export const containerStatuses = [
  'new',
  'loaded',
  'on_ship',
  'grounded',
  'not_available',
  'available',
  'awaiting_inland_transfer',
  'on_rail',
  'off_dock',
  'picked_up',
  'dropped',
  'delivered',
  'empty_returned',
] as const;
export type ContainerStatus = (typeof containerStatuses)[number];

/** docs/interface.md 5.1 without the prefix `container.transport.`, in the usual order of a journey. */
export const transportEventNames = [
  'empty_out',
  'full_in',
  'feeder_loaded',
  'feeder_departed',
  'feeder_arrived',
  'feeder_discharged',
  'estimated.vessel_departed',
  'vessel_loaded',
  'vessel_departed',
  'transshipment_arrived',
  'transshipment_discharged',
  'transshipment_loaded',
  'transshipment_departed',
  'estimated.vessel_arrived',
  'vessel_arrived',
  'vessel_berthed',
  'vessel_discharged',
  'rail_loaded',
  'rail_departed',
  'rail_arrived',
  'estimated.arrived_at_inland_destination',
  'arrived_at_inland_destination',
  'rail_unloaded',
  'not_available',
  'available',
  'full_out',
  'delivered',
  'empty_in',
] as const;
export type TransportEventName = (typeof transportEventNames)[number];

/** docs/interface.md 5.1, deadline changes. Full names. */
export const deadlineEventNames = [
  'container.pickup_lfd.changed',
  'container.pickup_lfd_line.changed',
  'container.pickup_lfd_terminal.changed',
  'container.pickup_lfd_rail.changed',
  'container.pickup_appointment.changed',
] as const;
export type DeadlineEventName = (typeof deadlineEventNames)[number];

/** docs/interface.md 3.2: short names of raw events that never become a transport event. */
export const rawOnlyEventNames = [
  'positioned_in',
  'positioned_out',
  'vgm_received',
  'carrier_release',
  'customs_release',
] as const;
export type RawOnlyEventName = (typeof rawOnlyEventNames)[number];

/** docs/interface.md 3.1, and `rail` of docs/interface.md 5.3. */
export const dataSources = ['shipping_line', 'terminal', 'ais', 'rail'] as const;
export type DataSource = (typeof dataSources)[number];

/** docs/interface.md 4.2. */
export const stopReasons = [
  'all_containers_terminated',
  'past_arrival_window',
  'past_full_out_window',
  'no_updates_at_line',
  'cancelled_by_user',
  'booking_cancelled',
] as const;
export type StopReason = (typeof stopReasons)[number];

/** docs/interface.md 3.8. */
export const trackingRequestStatuses = [
  'pending',
  'awaiting_manifest',
  'created',
  'failed',
  'tracking_stopped',
] as const;
export type TrackingRequestStatus = (typeof trackingRequestStatuses)[number];
