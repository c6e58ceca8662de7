import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { arrivalState } from '#/domain/arrival/arrivalState.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { hasReached, isReturned } from '#/domain/status/reached.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { exactHoursBetween, momentShift } from '#/time/momentShift.ts';

/** `arrived` is null for a shipment that has not arrived. Lengths are days; null where a time is missing. */
export interface ShipmentTimes {
  readonly arrived: {
    /** From the original ETA to the arrival; negative is earlier. */
    readonly delay: number | null;
    /** Month of the arrival by the calendar of the port, `2026-08`; of its ETA where the time is missing. */
    readonly month: string | null;
    readonly transit: number | null;
  } | null;
  readonly containers: readonly ContainerTimes[];
}

/** Undefined for what has not happened, null where a time of it is missing. Days. */
interface ContainerTimes {
  readonly terminal: string | null;
  readonly dwell: number | null | undefined;
  readonly emptyReturn: number | null | undefined;
}

/** Hours where both times have them, else days of the calendar: each at its own place. */
function daysFrom(from: Moment, to: Moment): number {
  const hours = exactHoursBetween(from, to);
  return hours === null ? momentShift(from, to).days : hours / 24;
}

/** A length that cannot be, such as a departure after the arrival, is missing. */
function lasted(from: Moment | null, to: Moment | null): number | null {
  const days = from && to && daysFrom(from, to);
  return days !== null && days >= 0 ? days : null;
}

export function shipmentTimes(shipment: Shipment, now: Instant): ShipmentTimes {
  return {
    arrived: arrivalState(shipment, null, now) === 'arrived' ? arrivalTimes(shipment, now) : null,
    containers: shipment.containers.map((container) => containerTimes(container, shipment)),
  };
}

function arrivalTimes(shipment: Shipment, now: Instant): ShipmentTimes['arrived'] {
  const change = etaChange(shipment, null, now);
  const arrival = arrivalOf(shipment);
  return {
    delay: change?.arrived ? daysFrom(change.original, change.current) : null,
    month: arrival && dayOf(arrival.moment).slice(0, 7),
    transit: arrival?.status === 'actual' ? lasted(shipment.polAtd, arrival.moment) : null,
  };
}

function containerTimes(container: Container, shipment: Shipment): ContainerTimes {
  const { podDischarged, podFullOut, podRailLoaded, podRailDeparted, emptyTerminated } = container;
  const hasLeft = hasReached('port_out', container, shipment);
  return {
    terminal: (container.podTerminal ?? shipment.podTerminal)?.name ?? null,
    dwell: hasLeft ? lasted(podDischarged, podFullOut ?? podRailLoaded ?? podRailDeparted) : undefined,
    emptyReturn: isReturned(container) ? lasted(pickedUp(container), emptyTerminated) : undefined,
  };
}
