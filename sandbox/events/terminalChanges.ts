import { instant, type Instant } from '#/time/instant.ts';
import { releaseOf } from '#sandbox/records/releaseRecord.ts';
import { containerState } from '#sandbox/world/containerState.ts';
import type { ContainerPlan, ShipmentPlan } from '#sandbox/world/plan.ts';
import { day } from '#sandbox/world/schedule.ts';
import type { Changeset } from './happening.ts';

export interface TerminalChange {
  readonly at: Instant;
  readonly changeset: Changeset;
}

/**
 * When what the terminal tells of a container changes, and how. What is known from the start is no change.
 *
 * @param isKnown whether an instant counts
 */
export function terminalChanges(
  shipment: ShipmentPlan,
  container: ContainerPlan,
  isKnown: (at: Instant) => boolean,
): readonly TerminalChange[] {
  return turns(container, isKnown).flatMap((at) => {
    const changeset = changesAt(shipment, container, at);
    return Object.keys(changeset).length === 0 ? [] : [{ at, changeset }];
  });
}

/** The instants at which anything may change. */
function turns(container: ContainerPlan, isKnown: (at: Instant) => boolean): readonly Instant[] {
  const found = new Set<Instant>();
  const add = (at: Instant) => {
    if (at > container.knownAt && isKnown(at)) found.add(at);
  };
  for (const event of container.events) add(event.knownAt);
  for (const deadline of container.deadlines) add(deadline.knownAt);
  if (container.appointment) add(container.appointment.knownAt);
  for (const { from, until } of container.holds) {
    add(from);
    add(until);
  }
  for (const { from, until, perDay } of container.fees) {
    for (let at = from; at < until; at = instant(at + day)) {
      add(at);
      if (perDay === 0) break;
    }
    add(until);
  }
  return [...found].toSorted((a, b) => a - b);
}

function changesAt(shipment: ShipmentPlan, container: ContainerPlan, at: Instant): Changeset {
  const before = fieldsAt(shipment, container, instant(at - 1));
  const now = fieldsAt(shipment, container, at);
  return Object.fromEntries(
    Object.entries(now).flatMap(([field, value]) =>
      JSON.stringify(before[field]) === JSON.stringify(value) ? [] : [[field, [before[field], value]]],
    ),
  );
}

function fieldsAt(
  shipment: ShipmentPlan,
  container: ContainerPlan,
  at: Instant,
): Readonly<Record<string, unknown>> {
  const release = releaseOf(containerState(shipment, container, at));
  return {
    available_for_pickup: release.available_for_pickup,
    pickup_lfd: release.pickup_lfd,
    pickup_lfd_line: release.import_deadlines.pickup_lfd_line,
    pickup_lfd_rail: release.import_deadlines.pickup_lfd_rail,
    fees_at_pod_terminal: release.fees_at_pod_terminal,
    holds_at_pod_terminal: release.holds_at_pod_terminal,
    pickup_appointment_at: release.pickup_appointment_at,
  };
}
