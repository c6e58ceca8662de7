import { lookup } from '#/domain/records/lookup.ts';
import type { TrackedContainer } from '#sandbox/account.ts';
import { time } from '#sandbox/jsonapi/jsonapi.ts';
import type { ContainerState } from '#sandbox/world/containerState.ts';
import { holdDetails } from '#sandbox/world/holds.ts';

/** What stands between the container and its pickup. */
export function releaseOf(container: ContainerState) {
  const { lineDeadline, terminalDeadline, railDeadline } = container;
  return {
    availability_known: container.plan.availabilityKnown,
    available_for_pickup: container.availableForPickup,
    holds_at_pod_terminal: holdsOf(container),
    fees_at_pod_terminal: feesOf(container),
    // Line, then terminal, then rail: not the earliest (docs/interface.md 6.2).
    pickup_lfd: time(lineDeadline ?? terminalDeadline ?? railDeadline),
    import_deadlines: {
      pickup_lfd_line: time(lineDeadline),
      pickup_lfd_terminal: time(terminalDeadline),
      pickup_lfd_rail: time(railDeadline),
      pickup_lfd_calculated: time(container.calculatedDeadline?.value ?? null),
      pickup_lfd_calculated_basis: container.calculatedDeadline?.basis ?? null,
    },
    ssl_lfd: time(lineDeadline),
    ind_facility_lfd_on: time(railDeadline),
    pickup_appointment_at: time(container.appointment),
    location_at_pod_terminal: isInPodYard(container) ? container.plan.yardLocation : null,
  };
}

function holdsOf({ holds }: ContainerState) {
  return holds.map(({ name, status, description }) => ({
    name,
    status,
    description,
    detail: lookup(holdDetails, name) ?? null,
  }));
}

function feesOf({ fees }: ContainerState) {
  return fees.map(({ type, amount, currencyCode }) => ({ type, amount, currency_code: currencyCode }));
}

/**
 * Holds and fees of an inland move are those of its ramp, which the fields of the port carry as well
 * (docs/interface.md 6.3). Null before the train is unloaded, and of a container that ends at the port.
 */
export function inlandOf({ shipment, container }: TrackedContainer) {
  const atRamp = container.inlandRailUnloadedAt !== null;
  const { destinationEta, destinationAta } = shipment.state;
  const reportedBy = container.inlandEta ? 'rail' : destinationEta ? 'shipping_line' : null;
  return {
    ind_facility_holds: atRamp ? holdsOf(container) : null,
    ind_facility_fees: atRamp ? feesOf(container) : null,
    inland_destination_eta_source_summary: destinationAta === null ? reportedBy : null,
  };
}

/** Who has to let a container go, with the holds by which each keeps it. */
const releasers = [
  ['customs', ['customs', 'USDA', 'VACIS']],
  ['freight', ['freight']],
  ['terminal', ['TMF', 'other']],
] as const;

/** From the arrival to the gate-out. A terminal that has not made a container available says so of itself. */
export function releaseStatuses(container: ContainerState) {
  const out = container.podFullOutAt ?? container.finalFullOutAt;
  if (!container.plan.availabilityKnown || container.podArrivedAt === null || out !== null) return null;
  return releasers.map(([name, holds]) => {
    const own = container.holds.filter((hold) => holds.some((each) => each === hold.name));
    const waits = own.length > 0 || (name === 'terminal' && container.availableForPickup !== true);
    const status = own.some((hold) => hold.status === 'hold') ? 'hold' : waits ? 'pending' : 'released';
    return { name, status };
  });
}

function isInPodYard(container: ContainerState): boolean {
  if (container.podDischargedAt === null || container.status === 'off_dock') return false;
  return container.podFullOutAt === null && container.podRailLoadedAt === null;
}
