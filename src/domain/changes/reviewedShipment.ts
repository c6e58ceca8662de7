import { arrivalAtPort } from '#/domain/arrival/arrival.ts';
import { deniedDate } from '#/domain/pickup/contradiction.ts';
import type { DeadlinePlace } from '#/domain/pickup/deadlineZone.ts';
import { feeTotals, type FeeSum } from '#/domain/pickup/fees.ts';
import { countingFreeDays, type FreeDaySource } from '#/domain/pickup/freeDay.ts';
import { hasLeftPort, terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Facility, Place, Vessel } from '#/domain/records/place.ts';
import { inlandPlace, type NamedPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { imoOf, vesselKey } from '#/domain/records/vesselIdentity.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { statusOf } from '#/domain/status/status.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';

/** A terminal or pickup facility: what distinguishes it, and what to call it. */
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
  /** The status, or what dates say instead of one that is behind them, once the port is left. */
  readonly status: string | null;
  /** Where it waits for its pickup; null once it is picked up. What is reported belongs to that place. */
  readonly place: DeadlinePlace | null;
  /** Null: not reported. */
  readonly holds: readonly ReviewedHold[] | null;
  /** What is owed per currency; null: not reported. */
  readonly fees: readonly FeeSum[] | null;
  readonly lineFreeDay: CalendarDay | null;
  readonly terminalFreeDay: CalendarDay | null;
  readonly railFreeDay: CalendarDay | null;
  /** The service's own, where it equals none of the others. */
  readonly combinedFreeDay: CalendarDay | null;
  /** What the service calculates where no source reports one. */
  readonly calculatedFreeDay: CalendarDay | null;
  readonly appointment: Moment | null;
  readonly terminal: ReviewedName | null;
  readonly pickupFacility: ReviewedName | null;
  readonly inlandEta: Moment | null;
  readonly inlandAta: Moment | null;
  readonly pickedUp: Moment | null;
  readonly delivered: Moment | null;
  readonly emptyReturned: Moment | null;
}

/** What is compared of a shipment and stored of it, and by what to name it once it is gone. */
export interface ReviewedShipment {
  readonly number: string;
  readonly reference: string | null;
  readonly port: NamedPlace | null;
  /** Where it goes on land; null where the port is the end. */
  readonly inlandPlace: NamedPlace | null;
  readonly eta: Moment | null;
  /** The arrival that every place shows, whoever reports it. */
  readonly ata: Moment | null;
  readonly inlandEta: Moment | null;
  readonly inlandAta: Moment | null;
  readonly terminal: ReviewedName | null;
  readonly inlandTerminal: ReviewedName | null;
  /** Null where none is named, and where a placeholder stands for it. */
  readonly vessel: Vessel | null;
  readonly voyage: string | null;
  /** Null while it is tracked. */
  readonly stopped: ReviewedStop | null;
  readonly containers: readonly ReviewedContainer[];
  /** How many more there are, which could not be read; null where there are none. */
  readonly unread: number | null;
}

const placeOf = (place: Place | null): NamedPlace | null =>
  place && { type: place.type, id: place.id, locode: place.locode, name: place.name };

/** What is compared of a shipment as it is now. */
export function reviewedShipment(shipment: Shipment): ReviewedShipment {
  const { podVessel, carrierTracking } = shipment;
  return {
    number: shipment.billOfLading,
    reference: shipment.refNumbers[0] ?? null,
    port: placeOf(shipment.portOfDischarge),
    inlandPlace: placeOf(inlandPlace(shipment)),
    eta: shipment.podEta,
    ata: arrivalAtPort(shipment, null).actual,
    inlandEta: shipment.destinationEta,
    inlandAta: shipment.destinationAta,
    terminal: nameOf(shipment.podTerminal),
    inlandTerminal: nameOf(shipment.destinationTerminal),
    vessel: podVessel && vesselKey(podVessel) !== null ? reviewedVessel(podVessel) : null,
    voyage: shipment.podVoyageNumber,
    stopped: isStopped(carrierTracking)
      ? { at: carrierTracking.stoppedAt, reason: carrierTracking.stoppedReason }
      : null,
    containers: shipment.containers.map((container) => reviewedContainer(container, shipment)),
    unread: shipment.unreadContainers || null,
  };
}

/** The id of its record only where nothing better identifies it. */
function reviewedVessel(vessel: Vessel): Vessel {
  const imo = imoOf(vessel);
  return { id: imo === null ? vessel.id : null, imo, name: vessel.name };
}

// What the port reported is history once it is left, here as on the page (docs/interface.md 6.3).
function reviewedContainer(container: Container, shipment: Shipment): ReviewedContainer {
  const { place, holds, fees: reported, pickupAppointment } = terminalReport(container, shipment);
  const fees = feeTotals(reported);
  const freeDays = new Map<FreeDaySource, CalendarDay>(
    countingFreeDays(container, shipment).map(({ source, day }) => [source, day]),
  );
  return {
    id: container.id,
    number: container.number,
    status: statusByDates(container, shipment),
    place,
    holds: holds?.map(({ name, status }) => ({ name, status })) ?? null,
    fees: fees.kind === 'notReported' ? null : fees.kind === 'none' ? [] : fees.sums,
    lineFreeDay: freeDays.get('line') ?? null,
    terminalFreeDay: freeDays.get('terminal') ?? null,
    railFreeDay: freeDays.get('rail') ?? null,
    combinedFreeDay: freeDays.get('combined') ?? null,
    calculatedFreeDay: freeDays.get('calculated') ?? null,
    appointment: pickupAppointment,
    terminal: nameOf(container.podTerminal),
    pickupFacility: nameOf(container.pickupFacility),
    inlandEta: container.inlandEta,
    inlandAta: container.inlandAta,
    pickedUp: pickedUp(container),
    delivered: container.delivered,
    emptyReturned: container.emptyTerminated,
  };
}

/** What dates say instead of a word of the service, as devices keep it: the same in every language. */
// oxlint-disable-next-line landfall/prose -- Keys of what devices keep.
export const byDates = { leftPort: { key: 'Left the port' }, inland: { key: 'At destination' } } as const;

/** A word of the port that comes after the container has left it is late, and what its dates say is no news again. */
function statusByDates(container: Container, shipment: Shipment): string | null {
  if (!hasLeftPort(container, shipment)) return container.currentStatus;
  if (deniedDate(container, shipment) === null) {
    // Of an inland move the word for a pickup is the gate-out at the port (docs/interface.md trap 19).
    const { code, word, derived } = statusOf(container);
    if (derived) return null;
    return code === 'leftPort' ? byDates.leftPort.key : word;
  }
  switch (phaseOf({ ...container, currentStatus: null }, shipment)) {
    case 'returned':
      return 'empty_returned';
    case 'consignee':
      return container.delivered ? 'delivered' : 'picked_up';
    case 'inlandTerminal':
      return byDates.inland.key;
    default:
      return isRailMove(container) ? 'on_rail' : byDates.leftPort.key;
  }
}

// Two types of facility may share an id (docs/interface.md trap 43).
function nameOf(facility: Facility | null): ReviewedName | null {
  return facility && { key: `${facility.type} ${facility.id}`, name: facility.name };
}
