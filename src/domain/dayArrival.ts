import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { arrivalOf } from './arrival.ts';
import { hasArrived } from './attentionLine.ts';
import type { Container } from './container.ts';
import type { Vessel } from './place.ts';
import { type Box, vesselKey } from './sailings.ts';
import type { Shipment } from './shipment.ts';

/** `expected` is a prediction; `overdue` is one whose time is over and that nobody has seen. */
export type ArrivalStanding = 'actual' | 'expected' | 'overdue';

/** A shipment that reaches its port of discharge. */
export interface DayArrival {
  readonly shipment: Shipment;
  readonly containers: readonly Container[];
  readonly moment: Moment;
  readonly standing: ArrivalStanding;
}

/** Null where nobody told when. */
export function dayArrival(
  shipment: Shipment,
  containers: readonly Container[],
  now: Instant,
): DayArrival | null {
  const arrival = arrivalOf(shipment);
  if (arrival?.standing === 'actual') {
    return { shipment, containers, moment: arrival.moment, standing: 'actual' };
  }
  if (hasArrived(shipment)) {
    // The line did not say when the ship came, but somebody saw the containers ashore: the estimate is superseded.
    const seen = shipment.containers.flatMap(
      ({ podArrived, podDischarged }) => podArrived ?? podDischarged ?? [],
    );
    const first = seen.toSorted((a, b) => sortKey(a) - sortKey(b))[0];
    return first ? { shipment, containers, moment: first, standing: 'actual' } : null;
  }
  if (!arrival) return null;
  const { moment } = arrival;
  return { shipment, containers, moment, standing: hasPassed(moment, now) ? 'overdue' : 'expected' };
}

/** The shipments that one vessel brings to a terminal at one time. */
export interface ArrivalCall {
  readonly key: string;
  readonly vessel: Vessel | null;
  readonly moment: Moment;
  readonly standing: ArrivalStanding;
  readonly boxes: readonly Box[];
}

/** Arrivals ship by ship. What one ship brings at different times stands apart: carriers tell them apart, and may err. */
export function arrivalCalls(arrivals: readonly DayArrival[]): ArrivalCall[] {
  const gathered = Map.groupBy(arrivals, ({ shipment, moment, standing }) => {
    const vessel = vesselKey(shipment.podVessel) ?? `shipment ${shipment.id}`;
    return [vessel, shipment.podVoyageNumber, standing, sortKey(moment)].join('|');
  });
  return [...gathered].flatMap(([key, together]) => {
    const [first] = together;
    if (!first) return [];
    const boxes = together.flatMap(({ shipment, containers }) =>
      containers.map((container) => ({ shipment, container })),
    );
    const { moment, standing } = first;
    return [{ key, vessel: first.shipment.podVessel, moment, standing, boxes }];
  });
}
