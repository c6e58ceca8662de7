/** The events that we have words for, in the order of a journey (docs/interface.md 5.1). */
const knownEvents = {
  tracking: [
    'tracking_request.succeeded',
    'tracking_request.failed',
    'tracking_request.awaiting_manifest',
    'tracking_request.tracking_stopped',
  ],
  origin: [
    'container.transport.empty_out',
    'container.transport.full_in',
    'container.transport.vessel_loaded',
    'container.transport.vessel_departed',
  ],
  transshipment: [
    'container.transport.transshipment_arrived',
    'container.transport.transshipment_discharged',
    'container.transport.transshipment_loaded',
    'container.transport.transshipment_departed',
  ],
  feeder: [
    'container.transport.feeder_loaded',
    'container.transport.feeder_departed',
    'container.transport.feeder_arrived',
    'container.transport.feeder_discharged',
  ],
  destination: [
    'container.transport.vessel_arrived',
    'container.transport.vessel_berthed',
    'container.transport.vessel_discharged',
    'container.transport.available',
    'container.transport.not_available',
    'container.transport.full_out',
    'container.transport.delivered',
    'container.transport.empty_in',
  ],
  rail: [
    'container.transport.rail_loaded',
    'container.transport.rail_departed',
    'container.transport.rail_arrived',
    'container.transport.rail_unloaded',
    'container.transport.arrived_at_inland_destination',
  ],
  estimates: [
    'container.transport.estimated.vessel_departed',
    'container.transport.estimated.vessel_arrived',
    'container.transport.estimated.arrived_at_inland_destination',
    'shipment.estimated.arrival',
  ],
  container: [
    'container.created',
    'container.updated',
    'container.pod_terminal_changed',
    'container.pickup_lfd.changed',
    'container.pickup_lfd_line.changed',
    'container.pickup_lfd_terminal.changed',
    'container.pickup_lfd_rail.changed',
    'container.pickup_appointment.changed',
  ],
  documents: ['document.extracted', 'document.extraction_failed'],
} as const;
export type EventCategory = keyof typeof knownEvents;
export type KnownEvent = (typeof knownEvents)[EventCategory][number];

/** An event that a webhook can be sent. */
export interface EventChoice {
  /** Its name on the wire. */
  readonly name: string;
  /** What the service says of it; null where it says nothing or is not asked, as of the known ones. */
  readonly description: string | null;
}

/** Events of a category that we know, or of one as the service names it. */
export type EventGroup = {
  readonly id: string;
  readonly events: readonly EventChoice[];
} & ({ readonly code: EventCategory } | { readonly code: 'served'; readonly name: string });

/** A category of events as the service lists it. */
export interface ServedCategory {
  readonly id: string;
  readonly name: string;
  readonly events: readonly EventChoice[];
}

/**
 * What can be chosen, in the order of a journey: the known events that the service offers, then those that only the
 * service knows.
 *
 * @param served null while the service has not said what it offers
 */
export function eventGroups(served: readonly ServedCategory[] | null): readonly EventGroup[] {
  if (served === null) return knownGroups;
  const offered = new Set(served.flatMap(({ events }) => events.map(({ name }) => name)));
  const ours = knownGroups.map((group) => ({
    ...group,
    events: group.events.filter(({ name }) => offered.has(name)),
  }));
  const more = served.map(({ id, name, events }): EventGroup => ({
    id: `service ${id}`,
    code: 'served',
    name,
    events: events.filter((event) => !knownNames.has(event.name)),
  }));
  return [...ours, ...more].filter(({ events }) => events.length > 0);
}

const knownGroups = Object.entries(knownEvents).map(([code, names]): EventGroup => ({
  id: code,
  code: code as EventCategory,
  events: names.map((name) => ({ name, description: null })),
}));

const knownNames: ReadonlySet<string> = new Set(Object.values(knownEvents).flat());
