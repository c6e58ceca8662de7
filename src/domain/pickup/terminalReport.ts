import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { hasReached } from '#/domain/status/reached.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import type { DeadlinePlace } from './deadlineZone.ts';

// What a terminal reports belongs to the place that it reports of (docs/interface.md 6.3): once the container has left
// the port, what was reported there is history.

export type CheckFacts = ContainerFacts & Pick<Container, 'terminalCheckedAt' | 'railCheckedAt'>;
type Reported = Pick<
  Container,
  'availabilityKnown' | 'availableForPickup' | 'holds' | 'releases' | 'fees' | 'pickupAppointment'
>;
export type ReportFacts = CheckFacts & Reported & Pick<Container, 'inlandHolds' | 'inlandFees'>;

/** What is reported of a container at the place where it waits for its pickup. */
export interface TerminalReport extends Reported {
  /** Null once it is picked up: then nothing that was reported before counts any more. */
  readonly place: DeadlinePlace | null;
}

const silence = {
  availabilityKnown: null,
  availableForPickup: null,
  holds: null,
  releases: null,
  fees: null,
  pickupAppointment: null,
} as const;

/**
 * Where a container waits for its pickup: at the port of discharge, or inland once it has left that; null once it is
 * picked up.
 *
 * @param shipment null where it did not come with the container
 */
export function waitingPlace(container: ContainerFacts, shipment: Shipment | null): DeadlinePlace | null {
  if (!hasLeftPort(container, shipment)) return 'discharge';
  return hasReached('full_out', container, null) ? null : 'destination';
}

/** Whether what the port reported is history. */
export function hasLeftPort(container: ContainerFacts, shipment: Shipment | null): boolean {
  return hasReached('port_out', container, shipment);
}

/** Whether it left the port for an inland destination, and was not picked up there. */
export function wentInland(container: ContainerFacts, shipment: Shipment | null): boolean {
  const isPickedUpAtPort = !movesInland(container) && hasReached('full_out', container, null);
  return !isPickedUpAtPort && hasLeftPort(container, shipment);
}

/**
 * What counts of what is reported. Holds and fees are those of the port or those inland by their names; availability is that of the place
 * where the container was when somebody was asked last, and an appointment that of the place where it was by then.
 */
export function terminalReport(container: ReportFacts, shipment: Shipment | null): TerminalReport {
  const place = waitingPlace(container, shipment);
  const { availabilityKnown, availableForPickup, holds, releases, fees, pickupAppointment } = container;
  if (place === null) return { ...silence, place };
  if (place === 'discharge') {
    return { availabilityKnown, availableForPickup, holds, releases, fees, pickupAppointment, place };
  }
  const isReported = isThere(container, shipment) && inlandCheck(container, shipment) !== null;
  const left = leftPortAt(container);
  const isAhead = pickupAppointment !== null && left !== null && sortKey(pickupAppointment) > sortKey(left);
  return {
    availabilityKnown: isReported ? availabilityKnown : null,
    availableForPickup: isReported ? availableForPickup : null,
    holds: container.inlandHolds,
    releases: isReported ? releases : null,
    fees: container.inlandFees,
    pickupAppointment: isAhead ? pickupAppointment : null,
    place,
  };
}

/** When somebody was asked about it since it came inland, or since it left the port for there; null: never. */
export function inlandCheck(
  container: CheckFacts,
  shipment: Shipment | null,
): { readonly who: 'terminal' | 'rail'; readonly at: Instant } | null {
  const { terminalCheckedAt, railCheckedAt } = container;
  const came = container.inlandAta ?? container.inlandRailUnloaded ?? shipment?.destinationAta ?? null;
  const since = came ?? leftPortAt(container);
  // What the port was asked before says nothing of a place inland. Of one that left at a time that is not reported, the
  // last check is the best that is known.
  const isSince = since === null || (terminalCheckedAt ?? -Infinity) >= sortKey(since);
  const byTerminal = isSince ? terminalCheckedAt : null;
  if (railCheckedAt !== null && railCheckedAt > (byTerminal ?? -Infinity))
    return { who: 'rail', at: railCheckedAt };
  return byTerminal === null ? null : { who: 'terminal', at: byTerminal };
}

function isThere(container: ContainerFacts, shipment: Shipment | null): boolean {
  return hasReached('arrived_at_inland_destination', container, shipment);
}

function leftPortAt({ podFullOut, podRailDeparted, podRailLoaded }: ContainerFacts): Moment | null {
  return podFullOut ?? podRailDeparted ?? podRailLoaded;
}
