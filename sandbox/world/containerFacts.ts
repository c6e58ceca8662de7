import type { ContainerStatus } from '#/domain/records/vocabulary.ts';
import type { Instant } from '#/time/instant.ts';
import type { ContainerPlan, PlannedEvent, ShipmentPlan } from './plan.ts';

/** What befalls a container that attributes are made of. */
type Fact =
  | 'emptyOut'
  | 'fullIn'
  | 'loaded'
  | 'departed'
  | 'arrived'
  | 'discharged'
  | 'railLoaded'
  | 'railDeparted'
  | 'inlandArrived'
  | 'railUnloaded'
  | 'out'
  | 'delivered'
  | 'back';

/** What the events of a container say at an instant. */
export interface Seen {
  readonly status: ContainerStatus;
  readonly available: boolean | null;
  readonly facts: { readonly [Each in Fact]?: PlannedEvent };
}

/** Statuses by the event that brings them (docs/interface.md 4.1); other events leave the status as it is. */
const statusAfter: Readonly<Record<string, ContainerStatus>> = {
  full_in: 'loaded',
  vessel_loaded: 'on_ship',
  vessel_departed: 'on_ship',
  feeder_loaded: 'on_ship',
  feeder_departed: 'on_ship',
  rail_loaded: 'on_rail',
  rail_departed: 'on_rail',
  rail_unloaded: 'grounded',
  available: 'available',
  not_available: 'not_available',
  full_out: 'picked_up',
  delivered: 'delivered',
  empty_in: 'empty_returned',
};

/** The event from which each attribute is made. */
const factOf: Readonly<Record<string, Fact>> = {
  empty_out: 'emptyOut',
  vessel_arrived: 'arrived',
  vessel_discharged: 'discharged',
  rail_loaded: 'railLoaded',
  rail_departed: 'railDeparted',
  arrived_at_inland_destination: 'inlandArrived',
  rail_unloaded: 'railUnloaded',
  full_out: 'out',
  delivered: 'delivered',
  empty_in: 'back',
};

/** The same of events that count only at the port of loading. */
const originFactOf: Readonly<Record<string, 'fullIn' | 'loaded' | 'departed'>> = {
  full_in: 'fullIn',
  feeder_loaded: 'loaded',
  vessel_loaded: 'loaded',
  feeder_departed: 'departed',
  vessel_departed: 'departed',
};

/**
 * Events stand in true order, so the last that matters decides.
 *
 * @param events that are known and stand at that instant
 */
export function scanEvents(
  shipment: ShipmentPlan,
  { offDock, droppedAt }: ContainerPlan,
  events: readonly PlannedEvent[],
  now: Instant,
): Seen {
  const facts: { [Each in Fact]?: PlannedEvent } = {};
  let status: ContainerStatus = 'new';
  let available: boolean | null = null;
  for (const event of events) {
    status = statusAfter[event.name] ?? status;
    const fact = factOf[event.name];
    // Rail before the sea is the exporter's; the pod_* attributes are about the port of discharge.
    const beforeSea = (fact === 'railLoaded' || fact === 'railDeparted') && !facts.discharged;
    if (fact && !beforeSea) facts[fact] = event;
    const originFact = originFactOf[event.name];
    if (originFact && event.place === shipment.portOfLoading) facts[originFact] = event;
    if (fact === 'discharged') {
      status = shipment.destination === null ? 'grounded' : 'awaiting_inland_transfer';
    }
    if (event.name === 'available') available = true;
    if (event.name === 'not_available') available = false;
    if (fact === 'out' && available !== null) available = false;
  }
  const onGround = status === 'grounded' || status === 'available' || status === 'not_available';
  if (onGround && offDock && offDock.from <= now && now < offDock.until) status = 'off_dock';
  if (status === 'picked_up' && droppedAt !== null && droppedAt <= now) status = 'dropped';
  return { status, available, facts };
}
