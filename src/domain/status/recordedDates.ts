import type { Container } from '#/domain/records/container.ts';
import type { Moment } from '#/time/moment.ts';
import { movesInland } from './inlandMove.ts';
import { pickedUp, type PickupFacts } from './pickedUp.ts';

/** What a container's record states of its journey; it may be known before the event is (docs/interface.md 3.4). */
export type ContainerFacts = Pick<
  Container,
  | 'currentStatus'
  | 'emptyOut'
  | 'fullIn'
  | 'vesselLoaded'
  | 'vesselDeparted'
  | 'podArrived'
  | 'podDischarged'
  | 'delivered'
  | 'emptyTerminated'
  | 'asReported'
> &
  PickupFacts;

/** Of a journey that no record speaks of. */
export const noFacts: ContainerFacts = {
  currentStatus: null,
  emptyOut: null,
  fullIn: null,
  vesselLoaded: null,
  vesselDeparted: null,
  podArrived: null,
  podDischarged: null,
  podFullOut: null,
  podRailCarrier: null,
  inlandRailCarrier: null,
  inlandEvidence: null,
  podRailLoaded: null,
  podRailDeparted: null,
  inlandEta: null,
  inlandAta: null,
  inlandRailUnloaded: null,
  deadlines: { rail: null },
  finalDestinationFullOut: null,
  delivered: null,
  emptyTerminated: null,
};

/** The dates of the container's own record by the event that they repeat (docs/interface.md 5.2). */
const readers = {
  empty_out: ({ emptyOut }) => emptyOut,
  full_in: ({ fullIn }) => fullIn,
  vessel_loaded: ({ vesselLoaded }) => vesselLoaded,
  vessel_departed: ({ vesselDeparted }) => vesselDeparted,
  vessel_arrived: ({ podArrived }) => podArrived,
  vessel_discharged: ({ podDischarged }) => podDischarged,
  // Leaving the port inland is no pickup (docs/interface.md trap 19).
  port_out: (container) => (movesInland(container) ? container.podFullOut : null),
  rail_loaded: ({ podRailLoaded }) => podRailLoaded,
  rail_departed: ({ podRailDeparted }) => podRailDeparted,
  arrived_at_inland_destination: ({ inlandAta }) => inlandAta,
  rail_unloaded: ({ inlandRailUnloaded }) => inlandRailUnloaded,
  full_out: pickedUp,
  delivered: ({ delivered }) => delivered,
  empty_in: ({ emptyTerminated }) => emptyTerminated,
} satisfies Readonly<Record<string, (container: ContainerFacts) => Moment | null>>;

/** An event whose date the record of a container repeats. */
export type DatedEvent = keyof typeof readers;

/** In the order of a journey. */
export const datedEvents = Object.keys(readers) as readonly DatedEvent[];

export function recordedDate(event: DatedEvent, container: ContainerFacts): Moment | null {
  return readers[event](container);
}

export function recordedDates(container: ContainerFacts): Readonly<Record<string, Moment | null>> {
  return Object.fromEntries(datedEvents.map((event) => [event, recordedDate(event, container)]));
}
