import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import { hasArrived, hasReached } from '#/domain/status/reached.ts';
import { type Moment, sortKey } from '#/time/moment.ts';

// The arrival at the port of discharge and inland: when it is (here), whether it has happened or is overdue
// (arrivalState.ts), how far it is from the original ETA (etaChange.ts), and within which days (arrivalWindow.ts,
// dayBound.ts, presets.ts).

export interface Arrival {
  readonly moment: Moment;
  readonly status: 'expected' | 'actual';
}

type Facts = Pick<Shipment, 'podAta' | 'podEta' | 'containers'>;

/**
 * The arrival at the port of discharge: when it happened, by the carrier or else by the first container that
 * arrived; else its estimate; null where none is reported.
 */
export function arrivalOf({ podAta, podEta, containers }: Facts): Arrival | null {
  const actual = podAta ?? first(containers.flatMap(({ podArrived }) => podArrived ?? []));
  if (actual) return { moment: actual, status: 'actual' };
  return podEta && { moment: podEta, status: 'expected' };
}

/** When the vessel came, or had come at the latest: the first discharge is later, but the best that is reported. */
export function arrivedBy(shipment: Facts): Moment | null {
  const arrival = arrivalOf(shipment);
  if (arrival?.status === 'actual') return arrival.moment;
  return first(shipment.containers.flatMap(({ podDischarged }) => podDischarged ?? []));
}

const first = (moments: readonly Moment[]): Moment | null =>
  moments.reduce<Moment | null>((a, b) => (a && sortKey(a) <= sortKey(b) ? a : b), null);

/** What is known of the arrival of one container at one place. */
export interface KnownArrival {
  readonly actual: Moment | null;
  /** Of a place inland null once it is stale: something has shown since that the container has arrived. */
  readonly expected: Moment | null;
  /** It has arrived, also where no time is reported. */
  readonly isReached: boolean;
}

/** @param container null for the shipment as a whole */
export function arrivalAtPort(shipment: Shipment, container: Container | null): KnownArrival {
  const actual = container?.podArrived ?? shipment.podAta;
  const isReached = container ? hasReached('vessel_arrived', container, shipment) : hasArrived(shipment);
  return { actual, expected: shipment.podEta, isReached: isReached || actual !== null };
}

/**
 * By the railroad, which has the container, before the carrier (docs/interface.md 3.3).
 *
 * @param container null for the shipment as a whole: it is there with the last of its containers
 */
export function arrivalInland(shipment: Shipment, container: Container | null): KnownArrival {
  const { destinationEta, containers } = shipment;
  const byCarrier = inlandPlace(shipment) ? shipment.destinationAta : null;
  const isThere = (one: Container) => hasReached('arrived_at_inland_destination', one, shipment);
  if (container) {
    const isReached = isThere(container);
    const actual = container.inlandAta ?? (isReached ? byCarrier : null);
    return { actual, expected: inlandEta(shipment, container), isReached };
  }
  const isReached = byCarrier !== null || (containers.length > 0 && containers.every(isThere));
  return { actual: byCarrier, expected: isReached ? null : destinationEta, isReached };
}
