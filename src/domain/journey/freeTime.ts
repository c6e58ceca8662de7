import { type FreeDay, type FreeDays, freeDays, type UncountedFreeDay } from '#/domain/pickup/freeDay.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isOnRail, isOnVessel, phaseOf } from '#/domain/status/phase.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { addDays } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { startOfDay } from '#/time/localDay.ts';
import { sortKey } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { isDone, type Step } from './step.ts';

/** A stretch of free time, or of the time after it. */
export interface FreeSpan {
  readonly kind: 'free' | 'past';
  /** `estimated`: to come, or not known for certain. */
  readonly state: 'actual' | 'estimated';
  readonly from: number;
  readonly to: number;
}

/** The free time of a container, by its earliest last free day. */
export interface FreeTime {
  readonly deadline: FreeDay;
  /** The end of the last free day at its place. */
  readonly ends: number;
  /** Of a container that was picked up: days after the last free day, 0 if in time; else null. */
  readonly daysLate: number | null;
  /** Why days are not counted; else null. */
  readonly reason: UncountedFreeDay | { readonly code: 'notBegun' } | null;
  /** Free, then past; none where it has not begun. */
  readonly spans: readonly FreeSpan[];
}

/** @param until up to when it is known that the container is where it was */
export function freeTime(
  shipment: Shipment,
  container: Container,
  steps: readonly Step[],
  until: number,
  now: Instant,
): FreeTime | null {
  const free = freeDays(container, shipment, now);
  const deadline = free.earliest;
  if (!deadline) return null;
  const picked = pickedUp(container) ?? container.delivered ?? container.emptyTerminated;
  const phase = phaseOf(container, shipment);
  if (!picked && (phase === 'consignee' || phase === 'returned')) return null;
  const ends = startOfDay(addDays(deadline.day, 1), deadline.zone ?? utc);
  const isInTransit = isOnVessel(container, shipment) || isOnRail(container, shipment);
  const stays = picked ? Math.min(sortKey(picked), now) : isInTransit ? -Infinity : until;
  return {
    deadline,
    ends,
    daysLate: free.daysLate,
    // As in the verdict (situation.ts), no days are counted past before it can be picked up.
    reason: isInTransit && deadline.daysLeft < 0 ? { code: 'notBegun' } : free.reason,
    spans: spansOf(cameAt(deadline, steps) ?? ends - day, ends, stays, free),
  };
}

/** @param stays the time up to which the container is known to have stayed */
function spansOf(came: number, ends: number, stays: number, { status }: FreeDays): FreeSpan[] {
  const span = (kind: FreeSpan['kind'], state: FreeSpan['state'], from: number, to: number) =>
    to > from ? [{ kind, state, from, to }] : [];
  const used = Math.min(Math.max(came, stays), ends);
  return [
    ...span('free', 'actual', came, used),
    ...(status === 'done' ? [] : span('free', 'estimated', Math.max(came, used), ends)),
    // Where the terminal's data is too old to judge by, it may be gone.
    ...span('past', status === 'unknown' ? 'estimated' : 'actual', Math.max(came, ends), stays),
  ];
}

/** When it came to where it waits for its pickup; undefined where neither that nor its estimate is reported. */
function cameAt({ place }: FreeDay, steps: readonly Step[]): number | undefined {
  const names =
    place === 'destination'
      ? ['rail_unloaded', 'arrived_at_inland_destination']
      : ['vessel_discharged', 'vessel_arrived'];
  const found = names.flatMap((name) => steps.find((step) => step.name === name) ?? []);
  return (found.find(isDone) ?? found.at(-1))?.at;
}
