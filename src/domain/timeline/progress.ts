import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { TimelineLeg } from './legs.ts';
import { isOverdue, passedEstimate } from './passedEstimate.ts';
import { milestoneFacts, type MilestoneKind } from './progressFacts.ts';

/**
 * `done`: it happened, or something later did. `current`: what comes next. `expected`: comes after that, with a time
 * that is reported. `overdue`: its time has passed without an actual. `unknown`: nothing is reported.
 */
export type MilestoneState = 'done' | 'current' | 'expected' | 'overdue' | 'unknown';

export interface Milestone {
  readonly kind: MilestoneKind;
  readonly state: MilestoneState;
  readonly place: Place | null;
  /** When it happened or is expected; null where not reported. */
  readonly moment: Moment | null;
  /** Of a transshipment: the container has left the port again. */
  readonly isLeft: boolean;
}

/**
 * How far a container has come, from the port of loading to the empty return. The records of shipment and container are
 * enough; the legs of its events add the gate-in, the transshipments, and what the records lack.
 *
 * @param container null for a booking whose containers are not named yet
 * @param legs null where the events have not been read
 */
export function progress(
  shipment: Shipment,
  container: Container | null,
  legs: readonly TimelineLeg[] | null,
  now: Instant,
): Milestone[] {
  const facts = milestoneFacts(shipment, container, legs);
  const last = facts.findLastIndex(({ actual, isProven }) => actual !== null || isProven);
  return facts.map(({ kind, place, actual, expected, isLeft = false }, index) => ({
    kind,
    place,
    isLeft,
    moment: actual ?? (index > last ? expected : null),
    state: index <= last ? 'done' : stateAhead(expected, index === last + 1, shipment, now),
  }));
}

function stateAhead(when: Moment | null, isNext: boolean, shipment: Shipment, now: Instant): MilestoneState {
  const passed = passedEstimate({ estimated: true, when }, shipment.carrierTracking, now);
  if (isOverdue(passed)) return 'overdue';
  if (isNext) return 'current';
  return when ? 'expected' : 'unknown';
}
