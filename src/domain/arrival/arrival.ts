import type { Container } from '#/domain/records/container.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { hasArrived, hasReached } from '#/domain/status/reached.ts';
import { isSameMoment, mayAgree, mayLackTime, withZoneOfOther } from '#/time/localDay.ts';
import { earliestOf, type Moment } from '#/time/moment.ts';

// The arrival at the port of discharge and inland: when it is (here), whether it has happened or is overdue
// (arrivalState.ts), how far it is from the original ETA (etaChange.ts), and within which days (arrivalWindow.ts,
// presets.ts).

/** Whose date an arrival is: of the container's own record, which goes first, or of the shipment's (docs/interface.md 5.2). */
export type ArrivalSource = 'container' | 'shipment';

export interface Arrival {
  readonly moment: Moment;
  readonly status: 'expected' | 'actual';
  readonly source: ArrivalSource;
  /** What the record of the shipment says instead, where no container of it arrived then; else null. */
  readonly disagrees: Moment | null;
}

type Facts = Pick<Shipment, 'podAta' | 'podEta' | 'containers'>;

/**
 * The arrival at the port of discharge, the one that every place shows and counts from: when it happened, else its
 * estimate; null where neither is reported.
 *
 * @param container null for the shipment as a whole, which has arrived with the first of its containers
 */
export function arrivalOf(shipment: Facts, container: Container | null = null): Arrival | null {
  const actual = container ? arrivedAt(shipment, container) : firstArrival(shipment);
  const { podAta, podEta } = shipment;
  if (!actual) return podEta && { moment: podEta, status: 'expected', source: 'shipment', disagrees: null };
  const differs = podAta !== null && !mayAgree(actual, podAta) && !isOfContainer(shipment, podAta);
  return {
    moment: actual,
    status: 'actual',
    source: actual === podAta ? 'shipment' : 'container',
    disagrees: differs ? podAta : null,
  };
}

function firstArrival(shipment: Facts): Moment | null {
  const { podAta, containers } = shipment;
  return earliestOf(containers.flatMap((container) => arrivedAt(shipment, container) ?? [])) ?? podAta;
}

/** A record that has only the day gives way to one with the hour of that day, and one without the zone to one with it. */
function arrivedAt({ podAta }: Facts, { podArrived }: Container): Moment | null {
  if (!podArrived || !podAta) return podArrived ?? podAta;
  const zoned = withZoneOfOther(podArrived, podAta);
  if (zoned) return zoned;
  return mayLackTime(podArrived) && !mayLackTime(podAta) && mayAgree(podArrived, podAta)
    ? podAta
    : podArrived;
}

const isOfContainer = ({ containers }: Facts, moment: Moment) =>
  containers.some(({ podArrived }) => isSameMoment(podArrived, moment));

/** When the vessel came, or had come at the latest: the first discharge is later, but the best that is reported. */
export function arrivedBy(shipment: Facts, container: Container | null = null): Moment | null {
  const arrival = arrivalOf(shipment, container);
  if (arrival?.status === 'actual') return arrival.moment;
  if (container) return container.podDischarged ?? arrivedBy(shipment);
  return earliestOf(shipment.containers.flatMap(({ podDischarged }) => podDischarged ?? []));
}

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
  const arrival = arrivalOf(shipment, container);
  const actual = arrival?.status === 'actual' ? arrival.moment : null;
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
