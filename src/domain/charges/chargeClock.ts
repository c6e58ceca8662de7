import { type DeadlinePlace, deadlinePlace, deadlineZone } from '#/domain/pickup/deadlineZone.ts';
import { hasLeftPort } from '#/domain/pickup/terminalReport.ts';
import type { Container, PickupDeadlines } from '#/domain/records/container.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import type { EventLists } from '#/domain/records/transportEvent.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { hasReached, isReturned } from '#/domain/status/reached.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { verbatim, dayOf } from '#/time/localDay.ts';
import { earliestOf, type Moment } from '#/time/moment.ts';
import { readZone, type ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import type { Charger, FirstDay, Tariff, ValidBy } from './tariff.ts';

// The clock of a tariff (docs/charges.md 2): where it runs, when it starts and when it stops.

/** What a clock goes by. */
export interface ChargeFacts extends ShipmentContainer {
  /** When it became available for pickup, by its events; null where they do not say, or are not loaded. */
  readonly availableAt: Moment | null;
}

const deadlineOf: Readonly<Record<Charger, keyof PickupDeadlines | null>> = {
  carrier: 'line',
  terminal: 'terminal',
  rail: 'rail',
  chassis: null,
};

/** The earliest time of an availability that its source did not withdraw; the records do not have it. */
export const firstAvailable = ({ events }: EventLists): Moment | null =>
  earliestOf(
    events.flatMap(({ name, estimated, invalidated, when }) =>
      name === 'available' && !estimated && !invalidated && when ? when : [],
    ),
  );

/** Where it runs: at the port of discharge, or inland; after the gate-out by the interchange where it was picked up. */
export function placeOf({ chargedBy, clock }: Tariff, container: Container): DeadlinePlace {
  if (clock === 'gate_out') return movesInland(container) ? 'destination' : 'discharge';
  if (chargedBy === 'rail' || clock === 'inland_arrival') return 'destination';
  const source = deadlineOf[chargedBy];
  return clock === 'last_free_day' && source ? deadlinePlace(source, container) : 'discharge';
}

/** When the clock of a tariff started; null where no time is reported. */
export function startOf(
  { clock, chargedBy }: Tariff,
  { container, availableAt }: ChargeFacts,
): Moment | null {
  switch (clock) {
    case 'discharge':
      return container.podDischarged;
    case 'inland_arrival':
      return container.inlandRailUnloaded ?? container.inlandAta;
    case 'available':
      return availableAt;
    case 'gate_out':
      return pickedUp(container);
    case 'last_free_day': {
      const source = deadlineOf[chargedBy];
      return source && container.deadlines[source];
    }
  }
}

/** The day by which a tariff that is not valid by its clock is or is not; null where it is not reported. */
export function validityDay(
  validBy: Exclude<ValidBy, 'clock_start'>,
  { shipment, container }: ChargeFacts,
): CalendarDay | null {
  const { fullIn, vesselLoaded, vesselDeparted } = container;
  // What was loaded had been received: a carrier that reports no gate-in reports that.
  const moment =
    validBy === 'gate_in' ? fullIn : (fullIn ?? vesselLoaded ?? vesselDeparted ?? shipment.polAtd);
  return moment && dayOf(moment);
}

/** Whether a clock has started though its time is not reported. */
export function hasBegun({ clock }: Tariff, { container, shipment }: ChargeFacts): boolean {
  const milestones = {
    discharge: 'vessel_discharged',
    inland_arrival: 'arrived_at_inland_destination',
    available: 'vessel_discharged',
    gate_out: 'full_out',
    last_free_day: 'vessel_discharged',
  };
  return hasReached(milestones[clock], container, shipment);
}

/** When a container stopped waiting; null while it waits, `unknown` where it does no more and no time is reported. */
export function endOf(
  { clock }: Tariff,
  place: DeadlinePlace,
  { container, shipment }: ChargeFacts,
): Moment | null | 'unknown' {
  if (clock === 'gate_out') {
    return container.emptyTerminated ?? (isReturned(container) ? 'unknown' : null);
  }
  if (place === 'destination') {
    return pickedUp(container) ?? (hasReached('full_out', container, null) ? 'unknown' : null);
  }
  const { podFullOut, podRailLoaded, podRailDeparted } = container;
  const left = podFullOut ?? podRailLoaded ?? podRailDeparted;
  return left ?? (hasLeftPort(container, shipment) ? 'unknown' : null);
}

/** The zone whose days it counts; null where that is not known. */
export function zoneOf(start: Moment | null, place: DeadlinePlace, container: Container): ZoneName | null {
  if (start?.kind === 'zoned' && start.unknownZone === null) return start.zone;
  const name = place === 'discharge' ? container.podZone : deadlineZone('rail', container);
  return name === null ? null : readZone(name);
}

/** The first day of free time. */
export function firstFree(start: Moment, firstDay: FirstDay): CalendarDay {
  const day = dayOf(start);
  if (firstDay === 'same_day') return day;
  return firstDay === 'next_0800' && isBefore0800(start) ? day : addDays(day, 1);
}

/** The day of charge that a moment falls into. */
export function chargedDay(moment: Moment, firstDay: FirstDay): CalendarDay {
  const day = dayOf(moment);
  return firstDay === 'next_0800' && isBefore0800(moment) ? addDays(day, -1) : day;
}

/** A day without a time is taken for later than 08:00. */
function isBefore0800(reported: Moment): boolean {
  const moment = verbatim(reported);
  if (moment.kind === 'day') return false;
  const digits = moment.kind === 'zoned' ? wallClock(moment.at, moment.zone) : moment.digits;
  return new Date(digits).getUTCHours() < 8;
}
