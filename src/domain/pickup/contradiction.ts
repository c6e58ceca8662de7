import type { Shipment } from '#/domain/records/shipment.ts';
import type { ContainerStatus } from '#/domain/records/vocabulary.ts';
import { isReturnEarly } from '#/domain/status/earlyReturn.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { type DatedEvent, recordedDate } from '#/domain/status/recordedDates.ts';
import { statusPhase } from '#/domain/status/statusPhase.ts';
import type { ReportFacts, TerminalReport } from './terminalReport.ts';

const booked: readonly ContainerStatus[] = ['new'];
const aboard: readonly ContainerStatus[] = ['new', 'loaded', 'on_ship'];
const atPort: readonly ContainerStatus[] = [
  ...aboard,
  'grounded',
  'not_available',
  'available',
  'awaiting_inland_transfer',
  'off_dock',
];
const beforePickup: readonly ContainerStatus[] = [...atPort, 'on_rail'];
const beforeReturn: readonly ContainerStatus[] = [...beforePickup, 'picked_up', 'dropped', 'delivered'];
const beforeInland: readonly ContainerStatus[] = [...aboard, 'awaiting_inland_transfer', 'on_rail'];

/** What the dates of a container say has happened. */
export type DatedFact =
  | 'arrived'
  | 'discharged'
  | 'leftPort'
  | 'onRail'
  | 'cameInland'
  | 'pickedUp'
  | 'delivered'
  | 'returned';

/**
 * What speaks against the status of a container: a date, that its own time lies ahead, what the terminal says of its
 * availability, or a hold that blocks.
 */
export type AgainstStatus =
  | DatedFact
  | 'ahead'
  | 'reportedAvailable'
  | 'reportedNotAvailable'
  | 'availabilityNotReported'
  | 'blocked';

/** Two things that are reported of a container and cannot both be true. */
export type Contradiction =
  /** It is reported as available while a hold blocks it or it has not come. */
  | { readonly code: 'availability' }
  | { readonly code: 'returnedBeforeArrival' }
  /** `status` as the source has it. */
  | { readonly code: 'status'; readonly status: string; readonly against: AgainstStatus };

/** What a date says, and the statuses that say that it has not come to that yet; the last of a journey first. */
const denials: readonly (readonly [
  milestone: DatedEvent,
  fact: DatedFact,
  denied: readonly ContainerStatus[],
])[] = [
  ['empty_in', 'returned', beforeReturn],
  ['delivered', 'delivered', beforePickup],
  ['full_out', 'pickedUp', beforePickup],
  ['rail_unloaded', 'cameInland', beforeInland],
  ['arrived_at_inland_destination', 'cameInland', beforeInland],
  ['rail_departed', 'onRail', atPort],
  ['rail_loaded', 'onRail', atPort],
  ['port_out', 'leftPort', atPort],
  ['vessel_discharged', 'discharged', aboard],
  ['vessel_arrived', 'arrived', booked],
];

/**
 * What the status of a container says against everything else that is reported of it; null where they agree. A status may
 * be wrong or late (docs/interface.md 4.1), and screens show it as it came beside what is true.
 */
export function statusContradiction(
  container: ReportFacts,
  shipment: Shipment | null,
  report: TerminalReport,
  isBlocked: boolean,
): Contradiction | null {
  const { currentStatus } = container;
  const unproven = unprovenContradiction(container, shipment);
  if (unproven !== null) return unproven;
  if (currentStatus === null) return null;
  const says = (against: AgainstStatus): Contradiction => ({
    code: 'status',
    status: currentStatus,
    against,
  });
  const dated = deniedDate(container, shipment);
  if (dated !== null) return says(dated);
  if (report.place === null) return null;
  const { availabilityKnown, availableForPickup } = report;
  const available = availabilityKnown ? availableForPickup : null;
  switch (currentStatus) {
    case 'available':
      if (available === true) return null;
      if (isBlocked) return says('blocked');
      return says(available === false ? 'reportedNotAvailable' : 'availabilityNotReported');
    case 'not_available':
      if (available === false || isBlocked) return null;
      return says(available === true ? 'reportedAvailable' : 'availabilityNotReported');
    case 'awaiting_inland_transfer':
      return available === true && !isBlocked ? says('reportedAvailable') : null;
    default:
      return null;
  }
}

/** What is reported as over and was not believed (asOf.ts). */
function unprovenContradiction(container: ReportFacts, shipment: Shipment | null): Contradiction | null {
  const { currentStatus, emptyTerminated } = container.asReported ?? {};
  const isEarly =
    emptyTerminated && shipment
      ? isReturnEarly(shipment, container, emptyTerminated)
      : statusPhase(currentStatus ?? null) === 'returned' &&
        !hasReached('vessel_arrived', container, shipment);
  if (isEarly) return { code: 'returnedBeforeArrival' };
  return currentStatus ? { code: 'status', status: currentStatus, against: 'ahead' } : null;
}

/** The last thing that is dated of the container, where its status says that it is still to come. */
export function deniedDate(container: ReportFacts, shipment: Shipment | null): DatedFact | null {
  const isInland = hasReached('arrived_at_inland_destination', container, shipment);
  for (const [milestone, fact, denied] of denials) {
    if (!recordedDate(milestone, container)) continue;
    // Where only the shipment says that it came inland, the port is left as well.
    const statuses = isInland && denied === atPort ? beforeInland : denied;
    return statuses.some((status) => status === container.currentStatus) ? fact : null;
  }
  return null;
}
