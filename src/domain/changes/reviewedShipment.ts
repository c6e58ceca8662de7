import { feeTotals, type FeeSum } from '#/domain/pickup/fees.ts';
import { type FreeDaySource, reportedFreeDays } from '#/domain/pickup/freeDay.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Facility } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';

/** A terminal or vessel: what distinguishes it, and what to call it. */
export interface ReviewedName {
  readonly key: string;
  readonly name: string | null;
}

export interface ReviewedHold {
  readonly name: string;
  readonly status: string | null;
}

export interface ReviewedStop {
  readonly at: Instant | null;
  readonly reason: string | null;
}

/** What is compared of a container. */
export interface ReviewedContainer {
  readonly id: string;
  readonly number: string;
  readonly status: string | null;
  /** Null: not reported. */
  readonly holds: readonly ReviewedHold[] | null;
  /** What is owed per currency; null: not reported. */
  readonly fees: readonly FeeSum[] | null;
  readonly lineFreeDay: CalendarDay | null;
  readonly terminalFreeDay: CalendarDay | null;
  readonly railFreeDay: CalendarDay | null;
  /** The service's own, where it equals none of the others. */
  readonly combinedFreeDay: CalendarDay | null;
  readonly appointment: Moment | null;
  readonly terminal: ReviewedName | null;
  readonly pickupFacility: ReviewedName | null;
  readonly inlandEta: Moment | null;
  readonly inlandAta: Moment | null;
  readonly pickedUp: Moment | null;
  readonly delivered: Moment | null;
  readonly emptyReturned: Moment | null;
}

/** What is compared of a shipment, and by what to name it once it is gone. */
export interface ReviewedShipment {
  readonly number: string;
  readonly reference: string | null;
  readonly eta: Moment | null;
  readonly ata: Moment | null;
  readonly inlandEta: Moment | null;
  readonly inlandAta: Moment | null;
  readonly terminal: ReviewedName | null;
  readonly inlandTerminal: ReviewedName | null;
  readonly vessel: ReviewedName | null;
  readonly voyage: string | null;
  /** Null while it is tracked. */
  readonly stopped: ReviewedStop | null;
  readonly containers: readonly ReviewedContainer[];
  /** How many more there are, which could not be read; null where there are none. */
  readonly unread: number | null;
}

/** What is compared of a shipment as it is now. */
export function reviewedShipment(shipment: Shipment): ReviewedShipment {
  const { podVessel, carrierTracking } = shipment;
  const vesselKey = podVessel && (podVessel.imo ?? podVessel.id ?? podVessel.name);
  return {
    number: shipment.billOfLading,
    reference: shipment.refNumbers[0] ?? null,
    eta: shipment.podEta,
    ata: shipment.podAta,
    inlandEta: shipment.destinationEta,
    inlandAta: shipment.destinationAta,
    terminal: nameOf(shipment.podTerminal),
    inlandTerminal: nameOf(shipment.destinationTerminal),
    vessel: vesselKey ? { key: vesselKey, name: podVessel.name } : null,
    voyage: shipment.podVoyageNumber,
    stopped: isStopped(carrierTracking)
      ? { at: carrierTracking.stoppedAt, reason: carrierTracking.stoppedReason }
      : null,
    containers: shipment.containers.map(reviewedContainer),
    unread: shipment.unreadContainers || null,
  };
}

function reviewedContainer(container: Container): ReviewedContainer {
  const fees = feeTotals(container.fees);
  const freeDays = new Map<FreeDaySource, CalendarDay>(
    reportedFreeDays(container).map(({ source, day }) => [source, day]),
  );
  return {
    id: container.id,
    number: container.number,
    status: container.currentStatus,
    holds: container.holds?.map(({ name, status }) => ({ name, status })) ?? null,
    fees: fees.kind === 'notReported' ? null : fees.kind === 'none' ? [] : fees.sums,
    lineFreeDay: freeDays.get('line') ?? null,
    terminalFreeDay: freeDays.get('terminal') ?? null,
    railFreeDay: freeDays.get('rail') ?? null,
    combinedFreeDay: freeDays.get('combined') ?? null,
    appointment: container.pickupAppointment,
    terminal: nameOf(container.podTerminal),
    pickupFacility: nameOf(container.pickupFacility),
    inlandEta: container.inlandEta,
    inlandAta: container.inlandAta,
    pickedUp: pickedUp(container),
    delivered: container.delivered,
    emptyReturned: container.emptyTerminated,
  };
}

// Two types of facility may share an id (docs/interface.md trap 43).
function nameOf(facility: Facility | null): ReviewedName | null {
  return facility && { key: `${facility.type} ${facility.id}`, name: facility.name };
}
