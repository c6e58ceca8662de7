import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { arrivedBy } from './arrival.ts';
import type { Container } from './container.ts';
import type { Facility, Place, Vessel } from './place.ts';
import { hasArrived } from './reached.ts';
import type { RouteLeg } from './routeLegs.ts';
import { type Box, vesselKey } from './sailings.ts';
import type { Shipment } from './shipment.ts';

/** `expected` is a prediction; `overdue` is one whose time is over and that nobody has seen. */
export type ArrivalStanding = 'actual' | 'expected' | 'overdue';

/** A shipment that reaches its port of discharge, or containers of it that reach their place inland. */
export interface DayArrival {
  readonly shipment: Shipment;
  readonly containers: readonly Container[];
  readonly place: Place | null;
  /** Null where nobody told which one. */
  readonly terminal: Facility | null;
  readonly mode: RouteLeg['mode'];
  readonly moment: Moment;
  readonly standing: ArrivalStanding;
}

/** The arrival at the port of discharge; null where nobody told when. */
export function portArrival(
  shipment: Shipment,
  containers: readonly Container[],
  now: Instant,
): DayArrival | null {
  const arrived = arrivedBy(shipment);
  const place = shipment.portOfDischarge;
  const terminal = containers[0]?.podTerminal ?? shipment.podTerminal;
  const what = { shipment, containers, place, terminal, mode: 'sea' } as const;
  if (arrived) return { ...what, moment: arrived, standing: 'actual' };
  // It has come, and nobody told when: the estimate is superseded.
  const moment = hasArrived(shipment) ? null : shipment.podEta;
  if (!moment) return null;
  return { ...what, moment, standing: hasPassed(moment, now) ? 'overdue' : 'expected' };
}

/** The containers that one vessel brings to a terminal at one time, or that reach one by land. */
export interface ArrivalCall {
  readonly key: string;
  readonly mode: DayArrival['mode'];
  readonly vessel: Vessel | null;
  readonly moment: Moment;
  readonly standing: ArrivalStanding;
  readonly boxes: readonly Box[];
}

/** Arrivals ship by ship. What one ship brings at different times stands apart: carriers tell them apart, and may err. */
export function arrivalCalls(arrivals: readonly DayArrival[]): ArrivalCall[] {
  const gathered = Map.groupBy(arrivals, ({ shipment, mode, moment, standing }) => {
    const vessel = vesselKey(shipment.podVessel) ?? `shipment ${shipment.id}`;
    const by = mode === 'sea' ? [vessel, shipment.podVoyageNumber] : [mode];
    return [...by, standing, sortKey(moment)].join('|');
  });
  return [...gathered].flatMap(([key, together]) => {
    const [first] = together;
    if (!first) return [];
    const boxes = together.flatMap(({ shipment, containers }) =>
      containers.map((container) => ({ shipment, container })),
    );
    const { mode, moment, standing } = first;
    const vessel = mode === 'sea' ? first.shipment.podVessel : null;
    return [{ key, mode, vessel, moment, standing, boxes }];
  });
}
