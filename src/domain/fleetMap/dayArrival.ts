import { arrivedBy } from '#/domain/arrival/arrival.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Facility, Place, Vessel } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { vesselOrShipment } from '#/domain/records/vesselIdentity.ts';
import type { RouteLeg } from '#/domain/route/routeLegs.ts';
import { hasArrived } from '#/domain/status/reached.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';

/** `expected` is an estimate; `overdue` is an estimate that has passed without an actual. */
export type ArrivalStatus = 'actual' | 'expected' | 'overdue';

/** The arrival of a shipment at its port of discharge, or of some of its containers at their inland place. */
export interface DayArrival {
  readonly shipment: Shipment;
  readonly containers: readonly Container[];
  readonly place: Place | null;
  /** Null where no source reports which one. */
  readonly terminal: Facility | null;
  readonly mode: RouteLeg['mode'];
  readonly moment: Moment;
  readonly status: ArrivalStatus;
}

/** The arrival at the port of discharge; null where no time of it is reported. */
export function portArrival(
  shipment: Shipment,
  containers: readonly Container[],
  now: Instant,
): DayArrival | null {
  const arrived = arrivedBy(shipment);
  const place = shipment.portOfDischarge;
  const terminal = containers[0]?.podTerminal ?? shipment.podTerminal;
  const what = { shipment, containers, place, terminal, mode: 'sea' } as const;
  if (arrived) return { ...what, moment: arrived, status: 'actual' };
  // It has arrived without a time. That supersedes the estimate.
  const moment = hasArrived(shipment) ? null : shipment.podEta;
  if (!moment) return null;
  return { ...what, moment, status: hasPassed(moment, now) ? 'overdue' : 'expected' };
}

/** The containers that a vessel brings to a terminal on one call, or that reach it by land. */
export interface ArrivalCall {
  readonly key: string;
  readonly mode: DayArrival['mode'];
  readonly vessel: Vessel | null;
  /** The first and the last time that is reported, where carriers differ. */
  readonly from: Moment;
  readonly to: Moment;
  readonly status: ArrivalStatus;
  readonly boxes: readonly ShipmentContainer[];
}

/**
 * Arrivals at one terminal on one day, by vessel. Carriers that share a vessel report different times of the same call;
 * an actual arrival of one of them counts for all. By land every arrival is its own.
 */
export function arrivalCalls(arrivals: readonly DayArrival[]): ArrivalCall[] {
  const gathered = Map.groupBy(arrivals, ({ shipment, mode, moment, status }) =>
    mode === 'sea' ? vesselOrShipment(shipment) : [mode, status, sortKey(moment)].join('|'),
  );
  return [...gathered].flatMap(([key, together]) => {
    const status = statusOf(together.map((one) => one.status));
    const [first, ...others] = together
      .filter((one) => status !== 'actual' || one.status === 'actual')
      .toSorted((a, b) => sortKey(a.moment) - sortKey(b.moment));
    if (!first) return [];
    const boxes = together.flatMap(({ shipment, containers }) =>
      containers.map((container) => ({ shipment, container })),
    );
    const { mode, moment: from } = first;
    const vessel = mode === 'sea' ? first.shipment.podVessel : null;
    return [{ key, mode, vessel, from, to: others.at(-1)?.moment ?? from, status, boxes }];
  });
}

/** It is overdue only once the last of the reported times has passed. */
function statusOf(reported: readonly ArrivalStatus[]): ArrivalStatus {
  if (reported.includes('actual')) return 'actual';
  return reported.includes('expected') ? 'expected' : 'overdue';
}
