import type { Container } from '#/domain/records/container.ts';
import type { Moment } from '#/time/moment.ts';
import { movesInland } from './inlandMove.ts';
import { pickedUp, type PickupFacts } from './pickedUp.ts';

/** What a container's record states of its journey; it may be known before the event is (docs/interface.md 3.4). */
export type ContainerFacts = Pick<
  Container,
  'currentStatus' | 'podArrived' | 'podDischarged' | 'delivered' | 'emptyTerminated'
> &
  PickupFacts;

/** The dates of the container's own record by the event that they repeat (docs/interface.md 5.2). */
export function recordedDates(container: ContainerFacts): Readonly<Record<string, Moment | null>> {
  return {
    vessel_arrived: container.podArrived,
    vessel_discharged: container.podDischarged,
    // Leaving the port inland is no pickup (docs/interface.md trap 19).
    port_out: movesInland(container) ? container.podFullOut : null,
    rail_loaded: container.podRailLoaded,
    rail_departed: container.podRailDeparted,
    arrived_at_inland_destination: container.inlandAta,
    rail_unloaded: container.inlandRailUnloaded,
    full_out: pickedUp(container),
    delivered: container.delivered,
    empty_in: container.emptyTerminated,
  };
}
