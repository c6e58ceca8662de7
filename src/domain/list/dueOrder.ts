import { freeDays, freeDayUrgency, isRecent } from '#/domain/pickup/freeDay.ts';
import { lastCheck } from '#/domain/pickup/lastCheck.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import { carrierWithheldReason, isStopped } from '#/domain/status/carrierTracking.ts';
import { isInTransit } from '#/domain/status/phase.ts';
import { runsByDay } from '#/domain/verdict/dailyFees.ts';
import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { sortKey } from '#/time/moment.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import type { ColumnContext } from './column.ts';
import { nextDue } from './due.ts';
import type { FleetRow } from './row.ts';

/** What costs money now, what will unless somebody acts, what is due, and what is too old to judge. */
const tiers = { costs: 0, presses: 1, due: 2, stale: 3 } as const;
/** More than any moment, in milliseconds. */
const step = 1e14;

/**
 * What the list is sorted by: what costs money now, then deadlines, then all else by what is due next. What rests on stale
 * data comes after that, an estimate that passed weeks ago included; null, with nothing due, comes last.
 */
export function dueOrder(row: FleetRow, context: ColumnContext): number | null {
  const due = nextDue(row);
  const tier = tierOf(row, context);
  // Fees may run where no last free day is reported; nothing runs that is known of what is tracked no more.
  if (!due) return tier === tiers.costs && !isStopped(row.shipment.carrierTracking) ? 0 : null;
  return tier * step + sortKey(due);
}

/** What of a container can cost money, as its record says it. */
interface Clock {
  readonly day: CalendarDay | null;
  readonly zone: ZoneName;
  readonly checkedAt: Instant | null;
  readonly runs: boolean;
}
interface Facts {
  readonly clocks: readonly Clock[];
  readonly tracking: CarrierTracking;
}

function tierOf(row: FleetRow, { now, limits }: ColumnContext): number {
  const { clocks, tracking } = factsOf(row, now);
  if (clocks.length > 0) {
    return Math.min(...clocks.map((clock) => tierOfClock(clock, now, limits.freeDayNearDays)));
  }
  return carrierWithheldReason(tracking, now) === null ? tiers.due : tiers.stale;
}

function tierOfClock({ day, zone, checkedAt, runs }: Clock, now: Instant, nearDays: number): number {
  if (!isRecent(checkedAt, now)) return tiers.stale;
  if (runs) return tiers.costs;
  if (day === null) return tiers.due;
  const urgency = freeDayUrgency(daysBetween(localDay(now, zone), day), nearDays);
  return { overdue: tiers.costs, near: tiers.presses, later: tiers.due }[urgency];
}

// They are a matter of the record alone, and read once: at a new minute only the clock is another.
const known = new WeakMap<FleetRow, Facts>();

function factsOf(row: FleetRow, now: Instant): Facts {
  let facts = known.get(row);
  if (!facts) {
    const { shipment, containers } = row;
    const clocks = containers.flatMap((container) => clockOf(container, shipment, now) ?? []);
    known.set(row, (facts = { clocks, tracking: shipment.carrierTracking }));
  }
  return facts;
}

/** Null for what has none: it is on its way, was picked up, or nothing is reported of it. */
function clockOf(container: Container, shipment: Shipment, now: Instant): Clock | null {
  if (isInTransit(container, shipment)) return null;
  const { earliest, status } = freeDays(container, shipment, now);
  const runs = runsByDay(terminalReport(container, shipment).fees);
  if (status === 'done' || (!earliest && !runs)) return null;
  return {
    day: earliest?.day ?? null,
    zone: earliest?.zone ?? utc,
    checkedAt: lastCheck(container, shipment).at,
    runs,
  };
}
