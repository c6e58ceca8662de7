import type { Shipment } from '#/domain/records/shipment.ts';
import type { ContainerStatus } from '#/domain/records/vocabulary.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { type DatedEvent, recordedDate } from '#/domain/status/recordedDates.ts';
import { statusLabel } from '#/domain/status/status.ts';
import { statusPhase } from '#/domain/status/statusPhase.ts';
import type { ReportFacts, TerminalReport } from './terminalReport.ts';
import * as words from './words.ts';

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

/** What a date says, and the statuses that say that it has not come to that yet; the last of a journey first. */
const denials: readonly (readonly [
  milestone: DatedEvent,
  fact: string,
  denied: readonly ContainerStatus[],
])[] = [
  ['empty_in', words.datedFacts.returned, beforeReturn],
  ['delivered', words.datedFacts.delivered, beforePickup],
  ['full_out', words.datedFacts.pickedUp, beforePickup],
  ['rail_unloaded', words.datedFacts.cameInland, beforeInland],
  ['arrived_at_inland_destination', words.datedFacts.cameInland, beforeInland],
  ['rail_departed', words.datedFacts.onRail, atPort],
  ['rail_loaded', words.datedFacts.onRail, atPort],
  ['port_out', words.datedFacts.leftPort, atPort],
  ['vessel_discharged', words.datedFacts.discharged, aboard],
  ['vessel_arrived', words.datedFacts.arrived, booked],
];

/**
 * What the status of a container says against everything else that is reported of it, as a sentence; null where they
 * agree. A status may be wrong or late (docs/interface.md 4.1), and screens show it as it came beside what is true.
 */
export function statusContradiction(
  container: ReportFacts,
  shipment: Shipment | null,
  report: TerminalReport,
  isBlocked: boolean,
): string | null {
  const { currentStatus } = container;
  const unproven = unprovenContradiction(container, shipment);
  if (unproven !== null) return unproven;
  if (currentStatus === null) return null;
  const says = (fact: string) => words.statusAgainst(statusLabel(currentStatus), fact);
  const dated = deniedDate(container, shipment);
  if (dated !== null) return says(dated);
  if (report.place === null) return null;
  const { availabilityKnown, availableForPickup } = report;
  const available = availabilityKnown ? availableForPickup : null;
  switch (currentStatus) {
    case 'available':
      if (available === true) return null;
      if (isBlocked) return says(words.blockedFact);
      return says(available === false ? words.refusedFact : words.silentFact);
    case 'not_available':
      if (available === false || isBlocked) return null;
      return says(available === true ? words.releasedFact : words.silentFact);
    case 'awaiting_inland_transfer':
      return available === true && !isBlocked ? says(words.releasedFact) : null;
    default:
      return null;
  }
}

/** What is reported as over and was not believed, as a sentence (asOf.ts). */
function unprovenContradiction(container: ReportFacts, shipment: Shipment | null): string | null {
  const { currentStatus, emptyTerminated } = container.asReported ?? {};
  const isReturn = Boolean(emptyTerminated) || statusPhase(currentStatus ?? null) === 'returned';
  if (isReturn && !hasReached('vessel_arrived', container, shipment)) return words.returnedBeforeArrival;
  return currentStatus ? words.statusAgainst(statusLabel(currentStatus), words.aheadFact) : null;
}

/** The last thing that is dated of the container, in words, where its status says that it is still to come. */
export function deniedDate(container: ReportFacts, shipment: Shipment | null): string | null {
  const isInland = hasReached('arrived_at_inland_destination', container, shipment);
  for (const [milestone, fact, denied] of denials) {
    if (!recordedDate(milestone, container)) continue;
    // Where only the shipment says that it came inland, the port is left as well.
    const statuses = isInland && denied === atPort ? beforeInland : denied;
    return statuses.some((status) => status === container.currentStatus) ? fact : null;
  }
  return null;
}
