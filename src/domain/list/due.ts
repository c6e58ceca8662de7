import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { earliestFreeDay, earliestInZone, freeDayUrgency, isRecent } from '#/domain/pickup/freeDay.ts';
import { lastCheck } from '#/domain/pickup/lastCheck.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import { carrierWithheld, isStopped } from '#/domain/status/carrierTracking.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { isInTransit } from '#/domain/status/phase.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { hasArrived, isReturned } from '#/domain/status/reached.ts';
import { runsByDay } from '#/domain/verdict/deadline.ts';
import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import type { ColumnContext } from './column.ts';
import type { FleetRow } from './row.ts';

/**
 * What is due next of a row: the last free day of a container that waits for its pickup, else the arrival inland, at the
 * port of discharge, or the departure. The earliest of its containers; null where nothing is due or reported.
 */
export function nextDue({ shipment, containers }: FleetRow): Moment | null {
  // What was estimated before tracking stopped is no plan.
  if (isStopped(shipment.carrierTracking)) return null;
  const dues =
    shipment.containers.length === 0
      ? [voyageDue(shipment)]
      : containers.map((container) => containerDue(container, shipment));
  return dues.reduce<Moment | null>(
    (first, due) => (due && (!first || sortKey(due) < sortKey(first)) ? due : first),
    null,
  );
}

function containerDue(container: Container, shipment: Shipment): Moment | null {
  if (isReturned(container) || pickedUp(container)) return null;
  const day = isInTransit(container, shipment) ? null : earliestFreeDay(container, shipment);
  if (day) return { kind: 'day', day };
  return inlandEta(shipment, container) ?? voyageDue(shipment);
}

function voyageDue(shipment: Shipment): Moment | null {
  if (hasArrived(shipment)) return null;
  const arrival = arrivalOf(shipment);
  return arrival?.moment ?? shipment.polEtd;
}

/** Whether nothing of a shipment is left to follow: every empty is back, or its booking was cancelled. */
export function isFinished({ containers, carrierTracking }: Shipment): boolean {
  if (carrierTracking.stoppedReason === 'booking_cancelled') return true;
  return containers.length > 0 && containers.every(isReturned);
}

/** What costs money now, what will unless somebody acts, what is due, and what is too old to judge. */
const tiers = { costs: 0, presses: 1, due: 2, stale: 3 } as const;
/** More than any moment, in milliseconds. */
const step = 1e14;

/**
 * What the list is sorted by: what costs money now, then deadlines, then all else by what is due next. What rests on stale
 * data comes after that, an estimate that passed weeks ago included; null, with nothing due, comes last.
 */
export function dueOrder(row: FleetRow, context: ColumnContext): number | null {
  const facts = factsOf(row);
  if (!facts) return null;
  const { due } = facts;
  const tier = tierOf(facts, context);
  if (due) return tier * step + sortKey(due);
  // Fees may run where no last free day is reported.
  return tier === tiers.costs ? 0 : null;
}

/** What of a container can cost money, as its record says it. */
interface Clock {
  readonly day: CalendarDay | null;
  readonly zone: ZoneName;
  readonly checkedAt: Instant | null;
  readonly runs: boolean;
}
interface Facts {
  readonly due: Moment | null;
  readonly clocks: readonly Clock[];
  readonly tracking: CarrierTracking;
}

function tierOf({ clocks, tracking }: Facts, { now, limits }: ColumnContext): number {
  if (clocks.length === 0) return carrierWithheld(tracking, now) === null ? tiers.due : tiers.stale;
  return Math.min(...clocks.map((clock) => tierOfClock(clock, now, limits.freeDayNearDays)));
}

function tierOfClock({ day, zone, checkedAt, runs }: Clock, now: Instant, nearDays: number): number {
  if (!isRecent(checkedAt, now)) return tiers.stale;
  if (runs) return tiers.costs;
  if (day === null) return tiers.due;
  const urgency = freeDayUrgency(daysBetween(localDay(now, zone), day), nearDays);
  return { overdue: tiers.costs, near: tiers.presses, later: tiers.due }[urgency];
}

// They are a matter of the record alone, and read once: at a new minute only the clock is another.
const known = new WeakMap<FleetRow, Facts | null>();

/** Null where nothing is due and nothing can cost. */
function factsOf(row: FleetRow): Facts | null {
  let facts = known.get(row);
  if (facts === undefined) known.set(row, (facts = readFacts(row)));
  return facts;
}

function readFacts(row: FleetRow): Facts | null {
  const { shipment, containers } = row;
  const { carrierTracking: tracking } = shipment;
  const due = nextDue(row);
  // Nothing runs that is known of what is tracked no more.
  if (!due && isStopped(tracking)) return null;
  return {
    due,
    clocks: containers.flatMap((container) => clockOf(container, shipment) ?? []),
    tracking,
  };
}

/** Null for what has none: it is on its way, was picked up, or nothing is reported of it. */
function clockOf(container: Container, shipment: Shipment): Clock | null {
  if (pickedUp(container) || isInTransit(container, shipment)) return null;
  const earliest = earliestInZone(container, shipment);
  const runs = runsByDay(terminalReport(container, shipment).fees);
  if (!earliest && !runs) return null;
  return {
    day: earliest?.day ?? null,
    zone: earliest?.zone ?? utc,
    checkedAt: lastCheck(container, shipment).at,
    runs,
  };
}
